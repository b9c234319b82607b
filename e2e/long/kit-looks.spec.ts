import { pageProblems } from '../set-up/page-problems.ts';
import { expect, test } from '../set-up/visitor.ts';

// Colours are measured without transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['Light', 'Dark'] as const) {
  for (const direction of ['LTR', 'RTL'] as const) {
    test(`axe finds nothing in the kit, ${theme}, ${direction}`, async ({ visit, page }) => {
      await visit('/kit');
      await page.getByRole('tab', { name: theme }).click();
      await page.getByRole('tab', { name: direction }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', direction.toLowerCase());
      expect(await pageProblems(page)).toEqual([]);
    });
  }
}
