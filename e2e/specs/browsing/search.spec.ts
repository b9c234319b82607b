import type { Page } from '@playwright/test';
import { resultsPage, searchBar } from '../../screens/search-bar.ts';
import { askSearch } from '../../screens/search-reply.ts';
import { hydrated } from '../../set-up/hydrated.ts';
import { shopNow } from '../../set-up/shop-time.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

async function remember(page: Page, terms: string[]): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('searchedValues') === null) localStorage.setItem('searchedValues', kept);
  }, JSON.stringify(terms));
}

test(
  'SEA-01 focusing the box opens the last five searches, newest first; each can be removed and all can be cleared',
  { tag: '@long' },
  async ({ visit, page }) => {
    await remember(page, ['one', 'two', 'three', 'four', 'five', 'six']);
    await visit('/home', here);
    const { box, options, remove, clearAll } = searchBar(page);
    await box.focus();
    await expect(options).toHaveText(['six', 'five', 'four', 'three', 'two']);
    await remove('four').click();
    await expect(options).toHaveText(['six', 'five', 'three', 'two', 'one']);
    expect((await storedOnDevice(page))['searchedValues']).not.toContain('four');
    await clearAll.click();
    await expect(options).toHaveCount(0);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    expect((await storedOnDevice(page))['searchedValues']).toBeUndefined();
  },
);

test(
  'SEA-01 suggestions load half a second after the last key, with one request',
  { tag: '@times' },
  async ({ visit, page }) => {
    await page.clock.install({ time: shopNow() });
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/item-or-store-search')) asked.push(url.searchParams.get('name') ?? '');
    });
    await visit('/home', here);
    const { box, options, list } = searchBar(page);
    await box.click();
    // From here on the clock advances only when the story says so.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await box.pressSequentially('shawa');
    await page.clock.runFor(450);
    expect(asked).toEqual([]);
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(options.filter({ hasText: /shawarma/i }).first()).toBeVisible();
    expect(asked).toEqual(['shawa']);
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(400);
  },
);

test(
  'SEA-01 a click outside closes the panel, and it is hidden without suggestions',
  { tag: '@long' },
  async ({ visit, page }) => {
    await remember(page, ['bread']);
    await visit('/home', here);
    const { box, options } = searchBar(page);
    await box.focus();
    await expect(options).toHaveCount(1);
    await page.getByRole('main').click({ position: { x: 5, y: 300 } });
    await expect(options).toHaveCount(0);
    const answered = page.waitForResponse(/item-or-store-search/);
    await box.fill('zzqqxx');
    await answered;
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
);

test('SEA-01 the whole panel works by keyboard', { tag: '@times' }, async ({ visit, page, shopUrl }) => {
  await remember(page, ['bread', 'shawarma']);
  await visit('/home', here);
  const { box, options } = searchBar(page);
  await box.focus();
  await expect(options).toHaveCount(2);
  const named = await box.evaluateHandle((input) => {
    const seen: (string | null)[] = [];
    const look = () => seen.push(input.getAttribute('aria-activedescendant'));
    const chosen = { subtree: true, attributeFilter: ['aria-selected'] };
    new MutationObserver(look).observe(input.closest('form') as HTMLFormElement, chosen);
    return seen;
  });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const ids = await options.evaluateAll((all) => all.map(({ id }) => id));
  expect(await named.jsonValue(), 'the active option of the box whenever another one looks selected').toEqual(ids);
  await page.keyboard.press('Delete');
  await expect(options).toHaveText(['shawarma']);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.type('shawarma');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shopUrl}/home?search=shawarma&data_type=searched`);
});

test('SEA-01 the panel offers popular terms and categories before typing, and stores and items with pictures while typing', async ({
  visit,
  page,
  shopUrl,
}) => {
  await visit('/home', here);
  const { box, options } = searchBar(page);
  await box.focus();
  const panel = page.getByRole('banner').getByRole('search');
  const categories = panel.getByRole('region', { name: 'Categories' }).getByRole('link');
  await expect(categories).toHaveCount(8);
  await expect(panel.getByRole('region', { name: 'Popular right now' }).getByRole('link')).toHaveCount(6);
  await box.fill('shawarma');
  await expect(options.first()).toContainText(/shawarma/i);
  await expect(options.first().locator('img')).toHaveCount(1);
  await expect(options.last().locator('img')).toHaveCount(1);
  expect(await options.count()).toBeLessThanOrEqual(7);
  await options.first().click();
  await expect(page).toHaveURL(new RegExp(`^${shopUrl}/store/`));
});

test('SEA-08 a search without results offers popular items and categories at once', async ({ visit, page }) => {
  await visit('/home?search=zzqqxxw&data_type=searched', here);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Popular right now' }).getByRole('article')).toHaveCount(4);
  await expect(main.getByRole('region', { name: 'Categories' }).getByRole('link')).toHaveCount(8);
});

test('SEA-02 a search is stored and opens its results; an empty one does nothing; clearing the text resets', async ({
  visit,
  page,
  shopUrl,
}) => {
  await visit('/home', here);
  const { box, clear } = searchBar(page);
  await hydrated(box);
  await box.fill('   ');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL(`${shopUrl}/home`);
  await box.fill(' shawarma ');
  await box.press('Enter');
  await expect(page).toHaveURL(`${shopUrl}/home?search=shawarma&data_type=searched`);
  expect(JSON.parse((await storedOnDevice(page))['searchedValues'] ?? '[]')).toEqual(['shawarma']);
  await expect(resultsPage(page).title).toHaveText('Results for “shawarma”');
  await clear.click();
  await expect(page).toHaveURL(`${shopUrl}/home`);
  await expect(box).toHaveValue('');
});

for (const [moduleId, items, stores] of [
  [1, 'Foods', 'Restaurants'],
  [2, 'Groceries', 'Stores'],
  [3, 'Medicines', 'Stores'],
  [4, 'Items', 'Stores'],
] as const) {
  const title = `SEA-04 the tabs of module ${moduleId} are ${items} and ${stores}, with how many were found`;
  test(title, { tag: moduleId === 1 ? [] : '@long' }, async ({ visit, page }) => {
    await visit('/home?data_type=new', { ...here, moduleId });
    const { tab, found, cards } = resultsPage(page);
    await expect(tab(items)).toHaveAttribute('aria-selected', 'true');
    await expect(found).toBeVisible();
    await expect(cards.first()).toBeVisible();
    await tab(stores).click();
    await expect(page).toHaveURL(/list_type=store/);
    await expect(tab(stores)).toHaveAttribute('aria-selected', 'true');
    await expect(cards.first()).toContainText(/Open now|Opens /);
  });
}

test(
  'SEA-04 results are sorted by price in both directions, and shown as a grid or a list',
  { tag: '@long' },
  async ({ visit, page }) => {
    await visit('/home?search=shawarma&data_type=searched', here);
    const { sort, cards } = resultsPage(page);
    for (const [label, name] of [
      ['Price: high to low', 'price_high'],
      ['Price: low to high', 'price_low'],
    ] as const) {
      const { products } = await askSearch(page, `name=shawarma&sort_by=${name}`);
      await sort.selectOption({ label });
      await expect(page).toHaveURL(new RegExp(`sort_by=${name}`));
      await expect(cards.first().getByRole('heading')).toHaveText(products[0]?.name ?? '');
      expect(new URL(page.url()).searchParams.getAll('sort_by')).toEqual([name]);
    }
    const grid = (await cards.first().boundingBox())?.height ?? 0;
    await page.getByRole('link', { name: 'List view' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect.poll(async () => (await cards.first().boundingBox())?.height).toBeLessThan(grid);
  },
);

test('SEA-05 filters, rating and price narrow the results, are in the URL and are removed as chips', async ({
  visit,
  page,
}) => {
  await visit('/home?search=shawarma&data_type=searched', here);
  const { filters, sidebar, found, chips } = resultsPage(page);
  // Wide screens have all filters in the sidebar.
  await expect(filters).toBeHidden();
  await sidebar.getByRole('checkbox', { name: 'Top Rated' }).check();
  const rated = sidebar.getByRole('button', { name: 'Rated 4 and up' });
  await rated.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(rated, 'the sidebar stays where it was scrolled').toBeInViewport({ ratio: 0.9 });
  await rated.click();
  const highest = sidebar.getByRole('spinbutton', { name: 'Highest price' });
  await highest.fill('9');
  await highest.press('Enter');
  await expect(page).toHaveURL(/filter=top_rated&rating_count=4&max_price=9$/);
  const { total_size } = await askSearch(page, 'name=shawarma&rating_count=4&max_price=9&filter=["top_rated"]');
  expect(total_size).toBeGreaterThan(0);
  await expect(found).toHaveText(`${total_size} Found`);
  await expect(chips.locator('bdi')).toHaveText(['Top Rated', 'Rated 4 and up', /^Up to \D*9\.00$/]);
  await chips.getByRole('link', { name: 'Remove filter: Rated 4 and up' }).click();
  await expect(page).not.toHaveURL(/rating_count/);
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/home\?search=shawarma&data_type=searched$/);
});

test(
  'SEA-05 the slider ranges from 0 to 20000 and its thumbs stay at least 1 apart',
  { tag: '@long' },
  async ({ visit, page }) => {
    await visit('/home?data_type=new', here);
    const { sidebar } = resultsPage(page);
    const low = sidebar.getByRole('slider', { name: 'Lowest price' });
    const high = sidebar.getByRole('slider', { name: 'Highest price' });
    await expect(high).toHaveAttribute('aria-valuetext', /20,000/);
    await low.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/min_price=1$/);
    await high.focus();
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/min_price=1&max_price=2$/);
    await expect(high).toBeFocused();
    const number = sidebar.getByRole('spinbutton', { name: 'Lowest price' });
    await number.fill('400');
    await number.press('Enter');
    await expect(number).toHaveValue('1');
  },
);

test('SEA-05 on a phone the filters are a side drawer', { tag: '@long' }, async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/home?search=shawarma&data_type=searched', here);
  const { filters, panel, sidebar } = resultsPage(page);
  await expect(sidebar).toBeHidden();
  await filters.click();
  await expect(panel.getByRole('group', { name: 'Categories' })).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Discounted' }).check();
  await expect(page).toHaveURL(/filter=discounted/);
  await panel.getByRole('button', { name: /^Show [\d,]+ results$/ }).click();
  await expect(panel).toBeHidden();
});

test(
  'SEA-06 the sidebar is 330 px wide; All selects everything, a parent its children',
  { tag: '@long' },
  async ({ visit, page }) => {
    await visit('/home?data_type=new', here);
    const { sidebar, chips } = resultsPage(page);
    expect((await sidebar.boundingBox())?.width).toBe(330);
    const boxes = sidebar.getByRole('group', { name: 'Categories' }).locator('input[type=checkbox]');
    await sidebar.getByRole('checkbox', { name: 'All', exact: true }).check();
    await expect(page).toHaveURL(/category_ids=all/);
    for (const box of await boxes.all()) await expect(box).toBeChecked();
    await sidebar.getByRole('checkbox', { name: 'All', exact: true }).uncheck();
    await expect(page).not.toHaveURL(/category_ids/);

    const parent = sidebar.getByRole('checkbox', { name: 'Shawarma & grills' });
    await parent.check();
    await sidebar.getByLabel('Subcategories of Shawarma & grills').click();
    await expect(sidebar.getByRole('checkbox', { name: 'Shawarma', exact: true })).toBeChecked();
    await expect(chips.locator('bdi')).toHaveText(['Shawarma & grills']);
    await sidebar.getByRole('checkbox', { name: 'Shawarma', exact: true }).uncheck();
    await expect(parent).not.toBeChecked();
    await expect(chips.locator('bdi')).not.toHaveText(['Shawarma & grills']);
  },
);
