import { resultsPage } from '../screens/search-bar.ts';
import { expect, test } from '../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

test('of a thousand cards only those near the viewport are in the page', async ({ visit, page }) => {
  // The shop draws the pictures of all these cards.
  test.setTimeout(240_000);
  await visit('/home?data_type=new', here);
  const { cards, found } = resultsPage(page);
  const total = Number((await found.innerText()).replaceAll(/\D/g, ''));
  expect(total).toBeGreaterThan(150);
  const room = page.getByRole('tabpanel');
  let pages = 1;
  page.on('response', (response) => response.url().includes('/get-combined-data') && (pages += 1));
  while (pages * 12 < Math.min(total, 400)) {
    const before = pages;
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return pages;
      })
      .toBeGreaterThan(before);
  }
  await expect.poll(() => cards.count()).toBeLessThan(130);
  // The space of removed cards stays reserved.
  expect((await room.boundingBox())?.height).toBeGreaterThan((pages / 4) * 12 * 200);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(cards.first()).toBeVisible();
  await expect.poll(() => cards.count()).toBeLessThan(130);
});
