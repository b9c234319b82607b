import { blockTitles, homeBlock } from '../../screens/home-parts.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const at = (moduleId: number) => ({ zoneIds: [2], moduleId, point: { lat: 33, lng: 27 } });
const headersOf = (moduleId: number) => ({
  ...{ zoneid: '[2]', moduleid: String(moduleId), latitude: '33', longitude: '27' },
});

test('HOM-02 with data_type home is a list of results, without it the home page of the module', async ({
  visit,
  page,
}) => {
  await visit('/home?search=special-offer&module_id=1&data_type=discounted', at(1));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Happiness is on its way, still warm');
  await expect(page.getByText(/Found/).first()).toBeVisible();
  await visit('/home', at(1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Happiness is on its way, still warm');
});

test('HOM-03 entering home deletes the selected parcel category', async ({ visit, page }) => {
  await visit('/about-us', at(1));
  await page.evaluate(() => localStorage.setItem('parcelCategory', '{"id":501,"name":"Documents"}'));
  await visit('/home', at(1));
  await expect.poll(async () => (await storedOnDevice(page))['parcelCategory']).toBeUndefined();
});

test('HOM-03 home without data_type keeps no category and no selection of the previous search', async ({
  visit,
  page,
}) => {
  await visit('/home?search=category&id=1120&module_id=1&name=U2FuZHdpY2hlcw%3D%3D&data_type=category', at(1));
  await expect(page.getByText(/Found/).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Happiness is on its way, still warm');
  expect(new URL(page.url()).search).toBe('');
  const kept = Object.keys(await storedOnDevice(page));
  expect(kept.filter((key) => /categor|brand|filter|select/i.test(key))).toEqual([]);
});

test(
  'HOM-04 the four selling modules have the same kinds of blocks, each in its own order',
  { tag: '@long' },
  async ({ visit, page }) => {
    test.setTimeout(300_000);
    const orders: string[][] = [];
    for (const id of [1, 2, 3, 4]) {
      await visit('/home', at(id));
      const titles = await blockTitles(page);
      expect(titles).toEqual(
        expect.arrayContaining(['Just For You', 'Special Offer', 'Best reviewed', 'New arrivals']),
      );
      expect(titles).toEqual(expect.arrayContaining(['Popular items nearby', 'Coupons for you', 'Items you’ll love']));
      expect(titles.includes('Common conditions')).toBe(id === 3);
      orders.push(titles.filter((title) => /^(Just|Special|Best|New|Popular|Codes|Items)/.test(title)));
    }
    expect(new Set(orders.map((order) => order.join())).size).toBe(4);
  },
);

test('HOM-07 special offers show fifteen, five at a time, loop and link to all of them', async ({ visit, page }) => {
  await visit('/home', at(2));
  const part = await homeBlock(page, 'special-offers');
  await expect(part.getByRole('heading', { name: 'Special Offer' })).toBeVisible();
  await expect(part.getByRole('article')).toHaveCount(15);
  await expect(part.getByRole('link', { name: 'View all' })).toHaveAttribute(
    'href',
    '/home?search=special-offer&module_id=2&data_type=discounted',
  );
  await expect(part.getByRole('article').nth(4)).toBeInViewport({ ratio: 0.9 });
  await expect(part.getByRole('article').nth(5)).not.toBeInViewport();
  await part.getByRole('button', { name: 'Previous' }).click();
  await expect(part.getByRole('article').last()).toBeInViewport();
});

test('HOM-07 without special offers the block is missing', { tag: '@long' }, async ({ visit, page }) => {
  await page.route('**/api/v1/items/discounted**', (route) =>
    route.fulfill({ json: { total_size: 0, limit: 15, offset: 1, products: [] } }),
  );
  await visit('/home', at(1));
  await homeBlock(page, 'best-reviewed');
  await expect(page.getByRole('heading', { name: 'Special Offer' })).toHaveCount(0);
});

test(
  'HOM-09 ITM-05 the flash sale counts down, shows sold and remaining items, and links to the sale',
  { tag: '@long' },
  async ({ visit, page }) => {
    const answer = await page.request.get('/api/v1/flash-sales?limit=2&offset=1', { headers: headersOf(1) });
    const sale = (await answer.json()) as {
      id: number;
      active_products: { sold: number; stock: number; available_stock: number; item: { name: string } }[];
    };
    await visit('/home', at(1));
    await homeBlock(page, 'popular-items');
    const panel = page.locator('aside[aria-labelledby="flash-panel"]');
    await expect(panel.getByRole('timer')).toBeVisible();
    const seconds = panel.getByRole('timer').locator('> *').last();
    const first = await seconds.innerText();
    await expect(seconds).not.toHaveText(first);
    const cards = panel.getByRole('article');
    await expect(cards).toHaveCount(Math.min(15, sale.active_products.length));
    for (const [index, { sold, available_stock }] of sale.active_products.slice(0, 15).entries()) {
      const left = available_stock === 0 ? 'Out of Stock' : `${available_stock} left`;
      await expect(cards.nth(index)).toContainText(`${sold} sold`);
      await expect(cards.nth(index)).toContainText(left);
      await expect(cards.nth(index).getByRole('img', { name: /egetarian$/ })).toHaveCount(1);
    }
    await panel.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/flash-sales\\?id=${sale.id}$`));
  },
);

test('HOM-14 the first condition is selected; selecting another one loads its products', async ({ visit, page }) => {
  const answer = await page.request.get('/api/v1/common-condition', { headers: headersOf(3) });
  expect(answer.headers()['cache-control']).toContain('max-age=480');
  const conditions = (await answer.json()) as { id: number; name: string }[];
  await visit('/home', at(3));
  const part = await homeBlock(page, 'common-conditions');
  const chips = part.getByRole('group', { name: 'Common conditions' }).getByRole('button');
  await expect(chips).toHaveText(conditions.map(({ name }) => name));
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  for (const { id, name } of conditions.slice(0, 3)) {
    const items = await page.request.get(`/api/v1/common-condition/${id}?limit=20&offset=1`, { headers: headersOf(3) });
    const { products, total_size } = (await items.json()) as { products: { name: string }[]; total_size: number };
    await part.getByRole('button', { name, exact: true }).click();
    await expect(part.getByRole('article').getByRole('heading')).toHaveText(products.map((item) => item.name));
    const tops = await part
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(total_size > 7 ? 2 : 1);
  }
});

test('HOM-15 the stores of home are the popular, the best rated or the newest ones', async ({ visit, page }) => {
  await visit('/home', at(1));
  const part = await homeBlock(page, 'home-stores');
  const names = () => part.getByRole('article').getByRole('heading').allInnerTexts();
  for (const { label, path } of [
    { label: 'Top Rated', path: 'top-rated' },
    { label: 'New', path: 'latest' },
    { label: 'Popular', path: 'popular' },
  ]) {
    const answer = await page.request.get(`/api/v1/stores/${path}?limit=12`, { headers: headersOf(1) });
    const { stores } = (await answer.json()) as {
      stores: { name: string; open: number; avg_rating: number | null; created_at: string }[];
    };
    await part.getByRole('button', { name: label, exact: true }).click();
    await expect.poll(names).toEqual(stores.map(({ name }) => name));
    const sorted = (values: (number | string)[]) => values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0));
    expect(stores.map(({ open }) => open)).toEqual(sorted(stores.map(({ open }) => open)));
    for (const isOpen of [1, 0]) {
      const group = stores.filter(({ open }) => open === isOpen);
      const ratings = group.map(({ avg_rating }) => avg_rating ?? 0);
      if (path === 'top-rated') expect(ratings).toEqual(sorted(ratings));
      const ages = group.map(({ created_at }) => created_at);
      if (path === 'latest') expect(ages).toEqual(sorted(ages));
    }
  }
});

test('HOM-15 only featured stores are listed as featured', async ({ visit, page }) => {
  const answer = await page.request.get('/api/v1/stores/popular?featured=1&limit=20', { headers: headersOf(1) });
  const { stores } = (await answer.json()) as { stores: { name: string; featured: number }[] };
  expect(stores.length).toBeGreaterThan(0);
  expect(stores.filter(({ featured }) => featured !== 1)).toEqual([]);
  await visit('/home', at(1));
  const part = await homeBlock(page, 'featured-stores');
  await expect(part.getByRole('article').getByRole('heading')).toHaveText(stores.map(({ name }) => name));
});

test(
  'HOM-16 a code is copied with one click, and the button says Copied for one second',
  { tag: '@times' },
  async ({ visit, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit('/home', at(2));
    const part = await homeBlock(page, 'home-coupons');
    const button = part.getByRole('button', { name: /^Copy code/ }).first();
    const code = await button.innerText();
    // The first click hydrates the page, which needs timers.
    await button.click();
    await expect(button).toHaveText('Copied');
    await expect(button).toHaveText(code);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.clock.runFor(999);
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(button).toHaveText(code);
  },
);
