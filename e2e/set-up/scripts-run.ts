import { expect, type Page } from '@playwright/test';

/** A press before the page has come alive follows the plain link, which is another story. */
export async function scriptsRun(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('zoneid'))).not.toBeNull();
}
