import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../set-up/visitor.ts';

// Colours are measured at rest, not half-way through a change.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ar'] as const) {
    test(`axe finds nothing in the kit, ${theme}, ${language === 'ar' ? 'right to left' : 'left to right'}`, async ({
      visit,
      page,
    }) => {
      await visit('/kit', { theme, language });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
}
