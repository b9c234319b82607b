/** Twelve entries fill whole rows of two, three, four or six columns. */
export const ITEM_GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6';
export const ITEM_LIST_GRID = `${ITEM_GRID} columns-by-count`;
/** Up to three items with the text beside the picture, which may be wide. */
export const WIDE_ITEM_GRID = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:has-[>:nth-child(3)]:grid-cols-3';
export const STORE_GRID =
  'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 columns-by-count ' +
  'lg:[:not([data-later])>&:has(>:nth-child(2):last-child)]:grid-cols-2';
