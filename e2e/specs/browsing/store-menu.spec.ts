import type { Page } from '@playwright/test';
import { aStore, details, headers, here, isHere } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories in this store' });
const menuCards = (page: Page) => page.getByRole('main').getByRole('article');

test('STO-02 the category tabs follow the scroll position', async ({ visit, page }) => {
  const store = await aStore(page.request, isHere);
  const detail = await details(page.request, store.slug);
  await visit(`/store/${store.slug}`, here);
  const last = detail.categories.at(-1);
  const first = categories(page).getByRole('link').first();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await page.locator(`#menu-${last?.slug}`).evaluate((section) => section.scrollIntoView());
  await expect(first).not.toHaveAttribute('aria-current');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(first).toHaveAttribute('aria-current', 'true');
});

test(
  'STO-02 jumping from the footer to the top selects the first category again',
  { tag: '@times' },
  async ({ visit, page }) => {
    const store = await aStore(page.request, isHere);
    const detail = await details(page.request, store.slug);
    await visit(`/store/${store.slug}`, here);
    const first = categories(page).getByRole('link').first();
    await page.locator(`#menu-${detail.categories.at(-1)?.slug}`).evaluate((section) => section.scrollIntoView());
    await expect(first).not.toHaveAttribute('aria-current');
    // Below the menu no category is visible.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(() => scrollTo(0, 0));
    await expect(first).toHaveAttribute('aria-current', 'true');
  },
);

test('STO-02 a category is reached by keyboard, and the URL contains it', { tag: '@long' }, async ({ visit, page }) => {
  const store = await aStore(page.request, isHere);
  await visit(`/store/${store.slug}`, here);
  const links = categories(page).getByRole('link');
  await links.first().focus();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(links.nth(-2)).toBeFocused();
  const name = await links.nth(-2).innerText();
  await page.keyboard.press('Enter');
  const section = page.getByRole('region', { name, exact: true });
  await expect(section).toBeFocused();
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(links.nth(-2)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/#menu-/);
  await page.keyboard.press('Tab');
  await expect(section.locator(':focus')).toHaveCount(1);
});

test(
  'STO-02 the search finds items of this store only, and back shows the menu again',
  { tag: '@times' },
  async ({ visit, page }) => {
    const store = await aStore(page.request, isHere);
    await visit(`/store/${store.slug}`, here);
    const wanted = await menuCards(page).last().getByRole('heading').innerText();
    await page.getByRole('main').getByRole('searchbox').fill(wanted);
    await expect(page.getByRole('status').filter({ hasText: `for “${wanted}”` })).toBeVisible();
    await expect(page).toHaveURL(/search=/);
    await expect(menuCards(page).filter({ hasText: wanted }).first()).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill('zzzzzz');
    await expect(page.getByText('Items not found!')).toBeVisible();
    await page.goBack();
    await expect(categories(page).getByRole('link').first()).toHaveAttribute('href', /#menu-/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
  },
);

test('STO-02 dishes are filtered by vegetarian and sorted by price', { tag: '@long' }, async ({ visit, page }) => {
  const store = await aStore(page.request, (one) => isHere(one) && one.veg === 1 && one.non_veg === 1);
  await visit(`/store/${store.slug}`, here);
  await page.getByRole('link', { name: 'Veg', exact: true }).click();
  await expect(page).toHaveURL(/type=veg/);
  await expect(menuCards(page).getByRole('img', { name: 'Non-vegetarian' })).toHaveCount(0);
  await page.getByRole('main').getByRole('combobox', { name: 'Sort' }).selectOption('Price: low to high');
  await expect(page).toHaveURL(/type=veg&sort_by=price_low|sort_by=price_low.*type=veg/);
  await expect(page.getByRole('heading', { name: 'All items' })).toBeVisible();
  const query = `store_id=${store.id}&type=veg&sort_by=price_low&limit=24`;
  const answer = await page.request.get(`/api/v1/items?${query}`, { headers });
  const { products } = (await answer.json()) as { products: { name: string }[] };
  await expect(menuCards(page).getByRole('heading')).toHaveText(products.map(({ name }) => name));
});

test(
  'STO-02 an item opens over the menu with its own URL and closes with back',
  { tag: '@times' },
  async ({ visit, page }) => {
    const store = await aStore(page.request, isHere);
    await visit(`/store/${store.slug}`, here);
    const title = menuCards(page).last().getByRole('heading').getByRole('link');
    const name = await title.innerText();
    await title.scrollIntoViewIfNeeded();
    await title.click();
    await expect(page.getByRole('dialog')).toContainText(name);
    await expect(page).toHaveURL(/item=/);
    const before = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/item=/);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  },
);
