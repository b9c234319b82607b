import type { Page } from '@playwright/test';
import { layoutShiftOf, watchLayoutShift } from '../set-up/layout-shift.ts';
import { expect, test } from '../set-up/visitor.ts';

const modules = [
  { id: 1, name: 'food' },
  { id: 2, name: 'grocery' },
  { id: 3, name: 'pharmacy' },
  { id: 4, name: 'ecommerce' },
];
const LAYOUT_SHIFT = 0.02;

for (const { id, name } of modules) {
  for (const width of [390, 1440]) {
    test(`no layout shift when late blocks of the home of ${name} replace visible skeletons at ${width} px`, async ({
      visit,
      page,
    }) => {
      await page.setViewportSize({ width, height: 850 });
      await watchLayoutShift(page);
      const calls = await holdCalls(page);
      await visit('/home', { zoneIds: [2], moduleId: id, point: { lat: 33, lng: 27 } });
      await page.evaluate(() => document.fonts.ready);
      const afterLoad = await layoutShiftOf(page);
      await page.mouse.move(300, 400);
      while ((await scrollToSkeleton(page)) === 'skeleton') await calls.release(page);
      expect((await layoutShiftOf(page)) - afterLoad).toBeLessThanOrEqual(LAYOUT_SHIFT);
    });
  }
}

test('blocks that arrive while the footer is visible do not move it', async ({ visit, page }) => {
  const footer = page.getByRole('contentinfo');
  const calls = await holdCalls(page);
  await visit('/home', { zoneIds: [2], moduleId: 3, point: { lat: 33, lng: 27 } });
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 100_000);
  await expect(footer).toBeInViewport();
  const before = await footer.boundingBox();
  while ((await skeletons(page).count()) > 0) await calls.release(page);
  expect((await footer.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

/** Holds every call of the deferred blocks until it is released. */
async function holdCalls(page: Page) {
  const held: (() => void)[] = [];
  await page.route(/\/api\/v1\/(items|stores|other-banners|brand|coupon|campaigns|flash-sales)/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return {
    /** Releases the calls of one group, the last one first, and waits until its blocks are shown. */
    async release(page: Page): Promise<void> {
      const blocks = page.locator('main section[aria-labelledby]');
      const before = await blocks.count();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await expect
        .poll(async () => {
          for (const go of held.splice(0).reverse()) go();
          return blocks.count();
        })
        .toBeGreaterThan(before);
    },
  };
}

function skeletons(page: Page) {
  return page.getByRole('main').getByRole('status');
}

/** Scrolls until a skeleton is in the middle of the screen, or to the end when there is none. */
async function scrollToSkeleton(page: Page): Promise<'skeleton' | 'end'> {
  for (;;) {
    const first = skeletons(page).first();
    if ((await skeletons(page).count()) === 0) return 'end';
    const top = (await first.boundingBox())?.y ?? 0;
    if (top < 500) return 'skeleton';
    await page.mouse.wheel(0, Math.min(600, top - 400));
  }
}
