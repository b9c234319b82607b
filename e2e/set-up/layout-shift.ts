import { expect, type Page } from '@playwright/test';

type Watched = { shift: number };

/** From the next page on, every move of what the visitor did not touch is counted. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as Watched;
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).shift);
}

/** A new city draws its pictures when they are asked for, so those further down may take longer than anybody waits. */
export async function untilPicturesInSight(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() => {
      const isInSight = ({ top, bottom, width }: DOMRect) => bottom > 0 && top < innerHeight && width > 0;
      const inSight = [...document.images].filter((image) => isInSight(image.getBoundingClientRect()));
      return inSight.filter(({ complete }) => !complete).map(({ src }) => src);
    });
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}
