import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The accessibility, contrast and layout problems of a page, one sentence each. */
export async function pageProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const problems = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  return over > 0 ? [...problems, `${over} pixels wider than the viewport`] : problems;
}
