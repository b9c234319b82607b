/** Radio cards side by side; the last of an odd number fills its row. Where there is no space, their icons and explanations are hidden; reasons stay. */
export const TWO_COLUMNS =
  '@container [&>div]:grid-cols-2 [&>div>:last-child:nth-child(odd)]:col-span-2 [&_label]:px-3 [&_label]:py-2 @max-lg:[&_label>span>span+span]:sr-only ' +
  '@max-md:[&_label]:text-md @max-md:[&_label>span:has(>svg)]:hidden @max-md:[&_[data-reason]]:ps-0';
