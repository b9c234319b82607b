/** Placeholder that the build replaces with the file names of the failure page. */
export const OFFLINE_FILES = 'files-of-the-failure-page';

/** Files to precache, so that the failure page also renders when a link is followed without a network. */
export function offlineFiles(): string[] {
  return OFFLINE_FILES.split(' ');
}
