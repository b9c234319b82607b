import { expect, type Page } from '@playwright/test';

type ShiftRecord = { shift: number };

/** Records every layout shift without user input, from the next page on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as ShiftRecord;
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as ShiftRecord).shift);
}

/** A new city draws its pictures on request, so pictures further down may take long. */
export async function waitForVisiblePictures(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() => {
      const isInSight = ({ top, bottom, left, right, width }: DOMRect) =>
        bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0;
      const inSight = [...document.images].filter((image) => isInSight(image.getBoundingClientRect()));
      return inSight.filter(({ complete }) => !complete).map(({ src }) => src);
    });
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}
