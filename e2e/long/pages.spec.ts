import { everyLook, lookText } from '../set-up/layout/looks.ts';
import { pageProblems } from '../set-up/page-problems.ts';
import { knownPages } from '../set-up/pages.ts';
import { expect, test } from '../set-up/visitor.ts';

// Colours are measured without transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const here = { zoneIds: [2], point: { lat: 33, lng: 27 } };

for (const { name, moduleId, path, arrive } of knownPages)
  for (const look of everyLook)
    test(`${name} has no accessibility or layout problems ${lookText(look)}`, async ({ visit, page }) => {
      const { width, language, theme } = look;
      await page.setViewportSize({ width, height: 900 });
      const address = typeof path === 'string' ? path : await path(page.request, page);
      await visit(address, { ...here, moduleId, language, theme });
      await (arrive ? arrive(page) : page.waitForLoadState('networkidle'));
      expect(await pageProblems(page)).toEqual([]);
    });
