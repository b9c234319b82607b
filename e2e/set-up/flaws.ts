import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is wrong with a page as it stands, one sentence each: for screen readers, in its colours, in its width. */
export async function flawsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const flaws = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  return over > 0 ? [...flaws, `${over} pixels lie outside`] : flaws;
}
