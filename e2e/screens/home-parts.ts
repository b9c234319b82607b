import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 100_000;

/** A block of a home page by the id of its title. Blocks further down load only on scroll. */
export async function homeBlock(page: Page, id: string): Promise<Locator> {
  const part = page.locator(`[aria-labelledby="${id}"]`);
  await page.mouse.move(700, 400);
  await expect
    .poll(
      async () => {
        if ((await part.count()) === 0) await page.mouse.wheel(0, (await isAtEnd(page)) ? -FAR : 500);
        return part.count();
      },
      { intervals: [200], timeout: 25_000 },
    )
    .toBe(1);
  await part.scrollIntoViewIfNeeded();
  return part;
}

/** Scrolling faster than blocks load skips some, so it goes back. */
function isAtEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2);
}

/** Scrolls a home page to its end and returns the titles of all blocks in their order. */
export async function blockTitles(page: Page): Promise<string[]> {
  const footer = page.getByRole('contentinfo');
  await page.mouse.move(700, 400);
  await expect
    .poll(
      async () => {
        const isWaiting = (await page.getByRole('main').getByRole('status').count()) > 0;
        await page.mouse.wheel(0, isWaiting && (await isAtEnd(page)) ? -FAR : 600);
        return !isWaiting && (await footer.evaluate((part) => part.getBoundingClientRect().top < window.innerHeight));
      },
      { intervals: [250], timeout: 60_000 },
    )
    .toBe(true);
  return page.locator('main section[aria-labelledby] h2').allInnerTexts();
}

/** How many slides of a row are visible side by side. */
export function visibleSlides(row: Locator): Promise<number> {
  return row.locator('ul').evaluate((list) => {
    const slide = list.firstElementChild?.getBoundingClientRect().width ?? 1;
    return (list.clientWidth - 8) / slide;
  });
}
