import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const headers = { zoneid: '[2]', moduleid: '1', latitude: '33', longitude: '27' };

async function listed(request: APIRequestContext, path: string): Promise<{ total: number; names: string[] }> {
  const answer = await request.get(`/api/v1/stores/get-stores/${path}`, { headers });
  const { stores, total_size } = (await answer.json()) as { stores: { name: string }[]; total_size: number };
  return { total: total_size, names: stores.map(({ name }) => name) };
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();

test('STO-05 HOM-19 popular restaurants show twelve, then more while the visitor scrolls, without duplicates', async ({
  visit,
  page,
}) => {
  const { total, names: expected } = await listed(page.request, 'popular?limit=50');
  expect(total).toBeGreaterThan(12);
  await visit('/store/popular', here);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${total} Restaurants`);
  expect((await names(page)).slice(0, 12)).toEqual(expected.slice(0, 12));
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return cards(page).count();
    })
    .toBe(total);
  expect(new Set(await names(page))).toEqual(new Set(expected));
});

test('STO-05 the newest stores have their own page', async ({ visit, page }) => {
  const { names: expected } = await listed(page.request, 'newly_joined?limit=10');
  await visit('/store/latest', here);
  await expect(page.getByRole('link', { name: 'Newly Joined' })).toHaveAttribute('aria-current', 'page');
  expect((await names(page)).slice(0, 10)).toEqual(expected);
});

test('HOM-19 other modules count stores, not restaurants', async ({ visit, page }) => {
  await visit('/store/popular', { ...here, moduleId: 2 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Stores$/);
});

test('HOM-19 tab, delivery type and sort are in the URL, and each starts at the first page', async ({
  visit,
  page,
}) => {
  await visit('/store/popular', here);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return cards(page).count();
    })
    .toBeGreaterThan(10);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'Top Rated' }).click();
  await expect(page).toHaveURL(/show=top_rated/);
  await expect(page.getByRole('link', { name: 'Top Rated' })).toHaveAttribute('aria-current', 'page');
  const rated = await listed(page.request, 'top_rated?limit=10');
  await expect(cards(page).first()).toContainText(rated.names[0] ?? '');
  await page.getByRole('link', { name: 'Take Away' }).click();
  await expect(page).toHaveURL(/show=top_rated&type=take_away/);
  await page.getByRole('main').getByRole('combobox', { name: 'Sort' }).selectOption('Nearest');
  await expect(page).toHaveURL(/sort_by=distance/);
  const near = await listed(page.request, 'top_rated?limit=10&type=take_away&sort_by=distance');
  await expect.poll(async () => (await names(page)).slice(0, 10)).toEqual(near.names);
  await page.getByRole('link', { name: 'Remove Take Away' }).click();
  await expect(page).not.toHaveURL(/type=take_away/);
});

test('HOM-19 going back restores the length of the list and the position', async ({ visit, page }) => {
  const { total } = await listed(page.request, 'popular?limit=1');
  await visit('/store/popular', here);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return cards(page).count();
    })
    .toBe(total);
  const last = cards(page).last().getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/store\/(?!popular)/);
  await expect(page.getByRole('navigation', { name: 'Store pages' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(total);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('HOM-19 an empty list says so and offers to clear the filters', async ({ visit, page }) => {
  await visit('/store/popular?category_id=999999', here);
  await expect(page.getByText('Stores not found!')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Show all' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('STO-05 without a location the list redirects to the landing page', async ({ visit, page, shopUrl }) => {
  await visit('/store/latest');
  await expect(page).toHaveURL(`${shopUrl}/`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('HOM-19 delivery type and categories are chosen in a panel', async ({ visit, page }) => {
    await visit('/store/popular', here);
    await expect(page.getByRole('navigation', { name: 'Delivery Type' })).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('group', { name: 'Delivery Type' }).getByText('Take Away').click();
    await expect(page).toHaveURL(/type=take_away/);
    await panel.getByRole('group', { name: 'Categories' }).getByRole('radio').nth(1).check();
    await expect(page).toHaveURL(/category_id=\d+/);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    const chosen = page.getByRole('list', { name: 'Applied filters' });
    await expect(chosen.getByRole('listitem')).toHaveCount(2);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('STO-05 HOM-19 tabs, filters and further pages are links', async ({ visit, page }) => {
    await visit('/store/popular', here);
    const first = await names(page);
    expect(first).toHaveLength(12);
    await page.getByRole('link', { name: 'Next page' }).click();
    const second = await names(page);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    await page.getByRole('link', { name: 'Delivery', exact: true }).click();
    await expect(page).toHaveURL(/type=delivery$/);
    await page.getByRole('link', { name: 'Top Rated' }).click();
    await expect(page).toHaveURL(/show=top_rated/);
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('navigation', { name: 'Store pages' })).toBeVisible();
  });
});
