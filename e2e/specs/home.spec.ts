import { expect, test } from '../set-up/visitor.ts';

const near = { zoneIds: [1], moduleId: 1, point: { lat: 33.0, lng: 27.0 } };

test('HOM-20 a store card tells name, rating, address, distance, whether it is open and how much it has', async ({
  visit,
  page,
}) => {
  await visit('/home', near);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  const headers = { zoneid: '[1]', moduleid: '1', latitude: '33.0', longitude: '27.0' };
  const answer = await page.request.get('/api/v1/stores/popular?limit=12', { headers });
  const { stores } = (await answer.json()) as {
    stores: { name: string; address: string; open: number; total_items: number; avg_rating: number | null }[];
  };
  for (const [index, store] of stores.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(store.name);
    await expect(card).toContainText(store.address);
    await expect(card).toContainText(store.open === 1 ? 'Open now' : 'Closed now');
    await expect(card).toContainText(`${store.total_items - 1}+`);
    if (store.avg_rating !== null) await expect(card).toContainText(store.avg_rating.toFixed(1));
    await expect(card).toContainText(/\d k?m/);
  }
});

test('HOM-20 covers and logos are real pictures', async ({ visit, page }) => {
  await visit('/home', near);
  const first = page.getByRole('main').getByRole('article').first();
  for (const image of await first.locator('img').all()) {
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test('a module link switches the module and its stores', async ({ visit, page }) => {
  await visit('/home', near);
  const before = await page.getByRole('main').getByRole('article').first().innerText();
  await page.getByRole('banner').getByRole('link', { name: 'Grocery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh from the market in under an hour');
  await expect(page.getByRole('main').getByRole('article').first()).not.toHaveText(before);
});

test('home without a location leads to the landing page', async ({ visit, page, shopUrl }) => {
  await visit('/home');
  await expect(page).toHaveURL(`${shopUrl}/`);
});

test('ACC-04 a guest id is asked for once and kept', async ({ visit, page }) => {
  let asked = 0;
  page.on('request', (request) => request.url().endsWith('/auth/guest/request') && (asked += 1));
  await visit('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).toMatch(/^[\w-]{32}$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toBe(1);
});

test('HOM-20 the heart of a store asks a guest to log in', async ({ visit, page }) => {
  await visit('/home', near);
  await page
    .getByRole('button', { name: /^Add .* to your favourites$/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('You are not logged in')).toBeVisible();
});
