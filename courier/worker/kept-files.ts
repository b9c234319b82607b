/** Placeholder that the build replaces with the names of all its files. */
export const KEPT_FILES = 'files-of-the-courier-page';

/** The files that the page needs without a network. */
export function keptFiles(): string[] {
  return KEPT_FILES.split(' ');
}
