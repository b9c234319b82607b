import type { Locator, Page } from '@playwright/test';

const MOST_TABS = 90;

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, part: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Not reachable by keyboard');
}
