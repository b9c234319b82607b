import type { Locator } from '@playwright/test';

/** Where a word of an element is on the screen. */
export function placeOfWord(part: Locator, word: string): Promise<{ left: number; right: number }> {
  return part.evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const start = text.textContent?.indexOf(wanted) ?? -1;
      if (start === -1) continue;
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + wanted.length);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }
    throw new Error(`There is no ${wanted}`);
  }, word);
}
