import { shopNow } from '../set-up/shop-time.ts';
import { homeBlock } from '../screens/home-parts.ts';
import { expect, test } from '../set-up/visitor.ts';

const at = (moduleId: number) => ({ zoneIds: [2], moduleId, point: { lat: 33, lng: 27 } });
const headersOf = (moduleId: number) => ({
  ...{ zoneid: '[2]', moduleid: String(moduleId), latitude: '33', longitude: '27' },
});

test('a block that fails to load shows an error and a retry while the rest of the page works', async ({
  visit,
  page,
}) => {
  let isAway = true;
  await page.route('**/api/v1/items/discounted**', (route) =>
    isAway ? route.fulfill({ status: 503, json: { errors: [] } }) : route.continue(),
  );
  await visit('/home', at(1));
  await homeBlock(page, 'best-reviewed');
  await expect(page.getByText('We couldn’t load this section')).toHaveCount(1);
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect((await homeBlock(page, 'special-offers')).getByRole('article').first()).toBeVisible();
});

test('HOM-08 the popular items are shown in three rows beside the flash sale', async ({ visit, page }) => {
  await visit('/home', at(1));
  const part = await homeBlock(page, 'popular-items');
  const answer = await page.request.get('/api/v1/items/popular?limit=15', { headers: headersOf(1) });
  const { products } = (await answer.json()) as { products: { name: string }[] };
  const cards = part.getByRole('group', { name: 'Popular items nearby' }).getByRole('article');
  await expect(cards).toHaveCount(products.length);
  const lefts = await cards.evaluateAll((all) =>
    all.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  expect(new Set(lefts.slice(0, 3)).size).toBe(1);
  expect(lefts[3]).toBeGreaterThan(lefts[0] ?? 0);
  const panel = part.locator('aside[aria-labelledby="flash-panel"]');
  const [items, sale] = [await cards.first().boundingBox(), await panel.boundingBox()];
  expect(sale?.x).toBeGreaterThan((items?.x ?? 0) + (items?.width ?? 0));
});

test('HOM-08 without a flash sale the items take the full width', async ({ visit, page }) => {
  await page.route('**/api/v1/flash-sales**', (route) =>
    route.fulfill({
      json: {
        total_size: 0,
        limit: 2,
        offset: 1,
        flash_sales: [],
        id: null,
        start_date: null,
        end_date: null,
        active_products: [],
      },
    }),
  );
  await visit('/home', at(1));
  const part = await homeBlock(page, 'popular-items');
  await expect(part.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Flash sale', { exact: true })).toHaveCount(0);
});

test('HOM-09 the flash sale advances every four seconds', async ({ visit, page }) => {
  await page.clock.install({ time: shopNow() });
  await visit('/home', at(1));
  await homeBlock(page, 'popular-items');
  const part = page.locator('aside[aria-labelledby="flash-panel"]');
  await expect(part.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  const list = part.locator('ul');
  await list.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  const place = () => list.evaluate((element) => Math.round(element.scrollLeft));
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 60_000));
  // Whatever moved before has stopped.
  await page.clock.runFor(1_000);
  const began = await place();
  await page.clock.runFor(4_000);
  const next = await place();
  expect(next).not.toBe(began);
  await page.clock.runFor(4_000);
  expect(await place()).not.toBe(next);
});

test('HOM-10 clicking an item of Just For You opens its dialog', async ({ visit, page }) => {
  await visit('/home', at(1));
  const part = await homeBlock(page, 'just-for-you');
  const name = await part.getByRole('link').first().innerText();
  await part.getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('campaign')).toBeTruthy();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
});

test('HOM-10 in ecommerce it opens its own page', async ({ visit, page }) => {
  await visit('/home', at(4));
  const part = await homeBlock(page, 'just-for-you');
  await part.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/[\w-]+\?module_id=4&product_type=campaign/);
});

test('HOM-10 in a pharmacy it is a row that loops with more than two items', async ({ visit, page }) => {
  const answer = await page.request.get('/api/v1/campaigns/item', { headers: headersOf(3) });
  const campaigns = (await answer.json()) as unknown[];
  expect(campaigns.length).toBeGreaterThan(2);
  await page.setViewportSize({ width: 820, height: 1100 });
  await visit('/home', at(3));
  const row = (await homeBlock(page, 'just-for-you')).getByRole('group', { name: 'Just For You' });
  await row.getByRole('button', { name: 'Previous' }).click();
  await expect(row.getByRole('article').last()).toBeInViewport({ ratio: 0.9 });
});

for (const { id, title } of [
  { id: 'best-reviewed', title: 'Best reviewed' },
  { id: 'you-will-love', title: 'Items you’ll love' },
]) {
  test(`HOM-12 the first tab of ${title} shows all, each other one a category`, async ({ visit, page }) => {
    const path =
      id === 'best-reviewed' ? 'items/most-reviewed?type=all&limit=20' : 'items/recommended?filter=all&limit=15';
    const answer = await page.request.get(`/api/v1/${path}&offset=1`, { headers: headersOf(1) });
    const { products } = (await answer.json()) as {
      products: { name: string; category_ids: { id: number; name: string }[] }[];
    };
    const distinct = [...new Set(products.map(({ category_ids }) => category_ids[0]?.name ?? ''))].slice(0, 8);
    await visit('/home', at(1));
    const part = await homeBlock(page, id);
    await expect(part.getByRole('tab')).toHaveText(['All', ...distinct]);
    const names = part.getByRole('article').getByRole('heading');
    await expect(names).toHaveText(products.map(({ name }) => name));
    await part.getByRole('tab', { name: distinct[1] ?? '', exact: true }).click();
    const ofSecond = products.filter(({ category_ids }) => category_ids[0]?.name === distinct[1]);
    await expect(names).toHaveText(ofSecond.map(({ name }) => name));
  });
}

for (const { width, count } of [
  { width: 390, count: 4 },
  { width: 820, count: 6 },
  { width: 1440, count: 8 },
]) {
  test(`HOM-13 ${count} new arrivals are visible at ${width} px`, async ({ visit, page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await visit('/home', at(1));
    const part = await homeBlock(page, 'new-arrivals');
    await expect(part.getByRole('article').filter({ visible: true })).toHaveCount(count);
  });
}

test('HOM-04 the pictures of the module are beside the best reviewed items, above them and at the end', async ({
  visit,
  page,
}) => {
  await visit('/home', at(1));
  await homeBlock(page, 'you-will-love');
  const pictures = page.locator('main').locator('img[src*="/media/promotion-"], img[src*="/media/bottom-"]');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute('src', /promotion-1/);
  await expect(page.locator('[aria-labelledby="best-reviewed"] img[src*="/media/best-reviewed-1"]')).toBeVisible();
});

test('HOM-04 HOM-13 without pictures of the module there are ten new arrivals and no empty band', async ({
  visit,
  page,
}) => {
  await page.route('**/api/v1/other-banners', (route) =>
    route.fulfill({
      json: {
        ...{ promotional_banner_url: null, best_reviewed_section_banner_full_url: null },
        ...{
          new_arrival_section_banner_full_url: null,
          bottom_section_banner_full_url: null,
          basic_section_nearby: null,
        },
      },
    }),
  );
  await visit('/home', at(1));
  const part = await homeBlock(page, 'new-arrivals');
  await expect(part.getByRole('article').filter({ visible: true })).toHaveCount(10);
  await expect(page.locator('main img[src*="/media/promotion-"], main img[src*="/media/bottom-"]')).toHaveCount(0);
});

test('HOM-17 one brand is large and eight are small, and each links to its items', async ({ visit, page }) => {
  const answer = await page.request.get('/api/v1/brand', { headers: headersOf(4) });
  const brands = (await answer.json()) as { id: number; name: string }[];
  expect(brands.length).toBeGreaterThan(9);
  await visit('/home', at(4));
  const part = await homeBlock(page, 'home-brands');
  const cards = part.getByRole('listitem');
  await expect(cards).toHaveCount(9);
  const widths = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().width)));
  expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) * 1.8);
  expect(new Set(widths.slice(1)).size).toBe(1);
  for (const [index, { id }] of brands.slice(0, 9).entries()) {
    await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `/home?brand_id=${id}&data_type=brand`);
  }
  await expect(part.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/all-brands');
});

test('HOM-18 a button shows and hides the cashback offers', async ({ visit, page }) => {
  const answer = await page.request.get('/api/v1/cashback/list', { headers: headersOf(1) });
  const offers = (await answer.json()) as { title: string }[];
  expect(offers.length).toBeGreaterThan(0);
  await visit('/home', at(1));
  const button = page.getByRole('button', { name: 'Cashback' });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Cashback' });
  for (const { title } of offers) await expect(panel.getByText(title)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(panel).toBeHidden();
});

test('HOM-18 the cashback panel that is opened before the page is hydrated has its offers', async ({ visit, page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const visiting = visit('/home', at(1));
  await page.getByRole('button', { name: 'Cashback' }).click();
  scripts.resolve();
  await visiting;
  await expect(page.getByRole('dialog', { name: 'Cashback' }).getByRole('listitem').first()).toBeVisible();
});
