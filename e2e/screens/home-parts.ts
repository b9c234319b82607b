import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 100_000;

/** A block of a home by the id of its title. What lies far below comes only to who scrolls there. */
export async function partOf(page: Page, id: string): Promise<Locator> {
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

/** Whoever scrolls faster than the blocks come has passed them by, and goes back. */
function isAtEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2);
}

/** Scrolls a home to its end; the titles of all its blocks come back in their order. */
export async function titlesOf(page: Page): Promise<string[]> {
  const footer = page.getByRole('contentinfo');
  await page.mouse.move(700, 400);
  await expect
    .poll(
      async () => {
        const isWaiting = (await page.getByRole('main').getByRole('status').count()) > 0;
        await page.mouse.wheel(0, isWaiting && (await isAtEnd(page)) ? -FAR : 600);
        return !isWaiting && (await footer.evaluate((part) => part.getBoundingClientRect().top < window.innerHeight));
      },
      { intervals: [250], timeout: 28_000 },
    )
    .toBe(true);
  return page.locator('main section[aria-labelledby] h2').allInnerTexts();
}

/** How many slides are seen side by side in a row. */
export function slidesSeen(row: Locator): Promise<number> {
  return row.locator('ul').evaluate((list) => {
    const slide = list.firstElementChild?.getBoundingClientRect().width ?? 1;
    return (list.clientWidth - 8) / slide;
  });
}
