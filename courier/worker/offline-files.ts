/** Placeholder that the build replaces with the names of all its files. */
export const OFFLINE_FILES = 'files-of-the-courier-page';

/** The files that the page needs without a network. */
export function offlineFiles(): string[] {
  return OFFLINE_FILES.split(' ');
}
