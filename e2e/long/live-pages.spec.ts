import { everyLook, lookText } from '../set-up/layout/looks.ts';
import { eveningOf, livePages } from '../set-up/live/live-pages.ts';
import { pageProblems } from '../set-up/page-problems.ts';
import { expect, test } from '../set-up/visitor.ts';

// Colours are measured without transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open } of livePages)
  for (const look of everyLook)
    test(`${name} has no accessibility or layout problems ${lookText(look)}`, async ({ visit, page, request }) => {
      await page.setViewportSize({ width: look.width, height: 900 });
      await open({ page, visit, look, evening: await eveningOf(request) });
      // The live stream never ends, so the network is never idle.
      await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
      expect(await pageProblems(page)).toEqual([]);
    });
