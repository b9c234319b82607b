/** Stands for the files of the page that explains a failure; the build writes their names here. */
export const FAILURE_FILES = 'files-of-the-failure-page';

/** What has to be there when nothing can be had: whoever follows a link without a network is told so. */
export function failureFiles(): string[] {
  return FAILURE_FILES.split(' ');
}
