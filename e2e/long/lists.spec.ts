import type { Page } from '@playwright/test';
import { shopNow } from '../set-up/shop-time.ts';
import { expect, test } from '../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const MODULES = [1, 2, 3, 4];

async function ask<T>(page: Page, path: string, moduleId = 1): Promise<T> {
  const headers = { zoneid: '[2]', moduleid: String(moduleId), latitude: '33.0', longitude: '27.0' };
  const answer = await page.request.get(`/api/v1/${path}`, { headers });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
}

type Child = { id: number; name: string; slug: string; items_count: number };
type Category = Child & { childes: Child[] };

/** The first module that has such data, because not every module does. */
async function firstModuleWith<T>(page: Page, path: string, pick: (answer: T) => number | undefined) {
  for (const moduleId of MODULES) {
    const id = pick(await ask<T>(page, path, moduleId));
    if (id !== undefined) return { moduleId, id };
  }
  throw new Error(`No module has ${path}`);
}

const flashSale = (page: Page) =>
  firstModuleWith<{ id: number | null }>(page, 'flash-sales', ({ id }) => id ?? undefined);
const campaign = (page: Page) => firstModuleWith<{ id: number }[]>(page, 'campaigns/basic', ([first]) => first?.id);

test('STO-05 all categories of the module are listed with their children', async ({ visit, page }) => {
  const categories = await ask<Category[]>(page, 'categories');
  await visit('/categories', here);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(categories.map(({ name }) => name));
  const [first] = categories;
  const block = main.getByRole('region', { name: first?.name ?? '' });
  await expect(block.getByRole('listitem')).toHaveText((first?.childes ?? []).map(({ name }) => name));
  await block.getByRole('link', { name: first?.childes[0]?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/category/${first?.childes[0]?.slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.childes[0]?.name ?? '');
});

test('STO-05 a category has subcategories, items in endless pages of ten, and stores', async ({ visit, page }) => {
  const categories = await ask<Category[]>(page, 'categories');
  const category = categories.toSorted((a, b) => b.items_count - a.items_count)[0];
  if (!category) throw new Error('The module has no categories');
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('/categories/items/')) asked.push(url);
  });
  await visit(`/category/${category.id}`, here);
  await expect(page).toHaveURL(new RegExp(`/category/${category.slug}$`));
  const main = page.getByRole('main');
  await expect(main.getByText(/ Found$/)).toHaveText(`${category.items_count} Found`);
  const cards = main.getByRole('article');
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(10);
  expect(asked[0]?.searchParams.get('offset')).toBe('2');
  expect(asked[0]?.searchParams.get('limit')).toBe('10');

  const kinds = main.getByRole('group', { name: 'Subcategories' }).getByRole('link');
  await expect(kinds).toHaveText(['All', ...category.childes.map(({ name }) => name)]);
  await expect(kinds.first()).toHaveAttribute('aria-current', 'page');
  await kinds.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.childes[0]?.name ?? '');
  await main.getByRole('tab', { name: 'Restaurants' }).click();
  await expect(page).toHaveURL(/list_type=store$/);
  await expect(cards.first()).toContainText(/Open now|Opens /);
});

test('STO-05 a category has breadcrumbs for search engines, also without a location', async ({ page }) => {
  const [category] = await ask<Category[]>(page, 'categories');
  const answer = await page.request.get(`/category/${category?.childes[0]?.slug}`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { itemListElement } = JSON.parse(json) as {
    itemListElement: { position: number; name: string; item: string }[];
  };
  expect(itemListElement.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  expect(itemListElement.at(-1)?.item).toMatch(new RegExp(`^https?://.*/category/${category?.childes[0]?.slug}$`));
  expect(html).toContain('rel="canonical"');
});

test('an unknown category returns 404', async ({ page, visit }) => {
  await visit('/home', here);
  expect((await page.request.get('/category/no-such-thing')).status()).toBe(404);
});

test('HOM-17 all brands are listed in four columns from A to Z or from Z to A, and link to their items', async ({
  visit,
  page,
}) => {
  const brands = await ask<{ name: string }[]>(page, 'brand', 4);
  await visit('/all-brands', { ...here, moduleId: 4 });
  const list = page.getByRole('main').getByRole('list').last();
  const cards = list.getByRole('listitem');
  await expect(cards).toHaveCount(brands.length);
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
  const sorted = brands.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));
  await expect(cards.first()).toContainText(sorted[0] ?? '');
  await page.getByRole('link', { name: 'Z to A' }).click();
  await expect(page).toHaveURL(/\/all-brands\?sort=z-a$/);
  await expect(cards.first()).toContainText(sorted.at(-1) ?? '');
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/home\?brand_id=\d+&data_type=brand$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sorted.at(-1) ?? '');
});

test('HOM-17 a module without brands redirects to home', async ({ visit, page, shopUrl }) => {
  await visit('/all-brands', here);
  await expect(page).toHaveURL(`${shopUrl}/home`);
});

test('HOM-09 a flash sale shows its items and the remaining time', async ({ visit, page }) => {
  const { moduleId, id } = await flashSale(page);
  await visit(`/flash-sales?id=${id}`, { ...here, moduleId });
  const main = page.getByRole('main');
  await expect(main.getByRole('timer', { name: /^(Ends|Starts) in/ })).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('article').first().getByRole('progressbar')).toBeVisible();
});

test('HOM-09 a flash sale that has ended says so', async ({ visit, page }) => {
  await visit('/home', here);
  expect((await page.request.get('/flash-sales?id=999999')).status()).toBe(404);
  await visit('/flash-sales?id=999999', here);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This flash sale is over.');
});

test('ITM-18 a campaign counts down in days, hours, minutes and seconds, and then says that it has ended', async ({
  visit,
  page,
}) => {
  const { moduleId, id } = await campaign(page);
  const details = await ask<{ slug: string; title: string; end_date: string; stores: { name: string }[] }>(
    page,
    `campaigns/basic-campaign-details?basic_campaign_id=${id}`,
    moduleId,
  );
  await page.clock.install({ time: shopNow() });
  await visit(`/campaigns/${id}?module_id=${moduleId}`, { ...here, moduleId });
  await expect(page).toHaveURL(new RegExp(`/campaigns/${details.slug}\\?module_id=${moduleId}$`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(details.title);
  await expect(main.getByRole('article')).toHaveCount(details.stores.length);
  const clock = main.getByRole('timer', { name: 'Ends in' });
  await expect(clock).toHaveText(/^\d\d+\s*days\s*\d\d\s*hours\s*\d\d\s*min\s*\d\d\s*sec$/);
  await page.clock.fastForward(Date.parse(details.end_date) - shopNow().getTime() + 5_000);
  await expect(main.getByText('This campaign is over.')).toBeVisible();
});

test('ITM-18 a link to a campaign that does not exist any more says so', async ({ visit, page }) => {
  await visit('/campaigns/no-such-campaign', here);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This campaign is over.');
});
