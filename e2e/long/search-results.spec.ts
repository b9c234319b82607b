import { resultsPage } from '../screens/search-bar.ts';
import { expect, storedOnDevice, test } from '../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const headers = { zoneid: '[2]', moduleid: '1', latitude: '33.0', longitude: '27.0' };

test('SEA-07 scrolling loads pages of twelve; going back restores all of them and the position without requests', async ({
  visit,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/get-combined-data') && asked.push(request.url()));
  await visit('/home?data_type=new', here);
  const { cards, sort } = resultsPage(page);
  for (const count of [12, 24, 36]) {
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count);
  }
  expect(new URL(asked[0] ?? '').searchParams.get('offset')).toBe('2');
  expect(new URL(asked[0] ?? '').searchParams.get('limit')).toBe('12');
  await cards.nth(20).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);

  const before = asked.length;
  await sort.selectOption({ label: 'Price: low to high' });
  await expect.poll(() => asked.length).toBe(before + 1);
  expect(new URL(asked.at(-1) ?? '').searchParams.get('offset')).toBe('1');
  await page.goBack();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(36);
  await page.goForward();
  await expect(sort).toHaveValue('price_low');
  await page.goBack();
  await expect(sort).toHaveValue('');
  expect(asked.filter((url) => !/offset=[2-9]/.test(url))).toHaveLength(1);
});

test('SEA-07 going back from a store restores the results and the position', async ({ visit, page }) => {
  await visit('/home?data_type=new&list_type=store', here);
  const { cards } = resultsPage(page);
  await expect(cards.first()).toBeVisible();
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(12);
  await cards.nth(13).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await cards.nth(13).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/store\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect.poll(() => cards.count()).toBeGreaterThan(12);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50);
});

test('SEA-07 a page that fails to load is retried once automatically, then by a button', async ({ visit, page }) => {
  let failures = 0;
  let mayPass = false;
  await page.route(/get-combined-data/, async (route) => {
    if (mayPass) return route.continue();
    failures += 1;
    return route.abort();
  });
  await visit('/home?data_type=new', here);
  const { cards } = resultsPage(page);
  await cards.last().scrollIntoViewIfNeeded();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(failures).toBe(2);
  mayPass = true;
  await again.click();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(24);
});

test('SEA-08 the empty state appears after five seconds without results', async ({ visit, page }) => {
  await page.addInitScript(rememberFirstTimes, ['0 Found', 'Items not found!']);
  await visit('/home?search=zzqqxxw&data_type=searched', here);
  await expect(page.getByText('Items not found!')).toBeVisible();
  const [answered = 0, empty = 0] = await page.evaluate(
    () => (window as unknown as { firstTimes: number[] }).firstTimes,
  );
  // Measured in the page, so that a busy machine changes nothing.
  expect(empty - answered).toBeGreaterThanOrEqual(4_900);
  await resultsPage(page).tab('Restaurants').click();
  await expect(page.getByText('Stores not found!')).toBeVisible();
});

/** Runs in the page: stores when each text is shown for the first time. */
function rememberFirstTimes(texts: string[]): void {
  const times: number[] = [];
  Object.assign(window, { firstTimes: times });
  const look = () => {
    for (const [index, text] of texts.entries())
      if (times[index] === undefined && document.body?.innerText.includes(text)) times[index] = performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

test('SEA-08 similar names are suggested immediately if nothing was found', async ({ visit, page }) => {
  await visit('/home?search=shawarma%20zzqqxxw&data_type=searched', here);
  const near = page.getByRole('region', { name: 'Did you mean' });
  await expect(near.getByRole('link').first()).toContainText(/shawarma/i);
  const name = await near.getByRole('link').first().innerText();
  await near.getByRole('link').first().click();
  await expect(resultsPage(page).title).toHaveText(`Results for “${name}”`);
  await expect(resultsPage(page).cards.first()).toContainText(name);
});

test('SEA-09 a list of offers starts with the filter Discounted, which can be switched off', async ({
  visit,
  page,
}) => {
  await visit('/home?search=special-offer&module_id=1&data_type=discounted', here);
  const { title, chips, found, sidebar } = resultsPage(page);
  await expect(title).toHaveText('Special Offer');
  await expect(chips.locator('bdi')).toHaveText(['Discounted']);
  const offers = await found.innerText();
  await expect(sidebar.getByRole('checkbox', { name: 'Discounted' })).toBeChecked();
  await sidebar.getByRole('checkbox', { name: 'Discounted' }).uncheck();
  await expect(page).toHaveURL(/filter=$/);
  await expect(found).not.toHaveText(offers);
});

test('SEA-09 lists of a category, of a brand and of new items work; a category’s name is base64 encoded', async ({
  visit,
  page,
}) => {
  const name = Buffer.from('شاورما ومشاوي').toString('base64');
  const categories = (await (await page.request.get('/api/v1/categories', { headers })).json()) as {
    id: number;
    name: string;
    items_count: number;
  }[];
  const [category] = categories;
  await visit(
    `/home?search=category&id=${category?.id}&module_id=1&name=${encodeURIComponent(name)}&data_type=category`,
    here,
  );
  const { title, found, chips } = resultsPage(page);
  await expect(title).toHaveText(category?.name ?? '');
  await expect(chips.locator('bdi')).toHaveText([category?.name ?? '']);
  await expect(found).toHaveText(`${category?.items_count} Found`);

  const brands = (await (
    await page.request.get('/api/v1/brand', { headers: { ...headers, moduleid: '2' } })
  ).json()) as { id: number; name: string }[];
  await visit(`/home?brand_id=${brands[0]?.id}&data_type=brand`, { ...here, moduleId: 2 });
  await expect(title).toHaveText(brands[0]?.name ?? '');
  await visit('/home?search=new-arrival&module_id=2&data_type=new', { ...here, moduleId: 2 });
  await expect(title).toHaveText('New arrivals');
});

test('SEA-09 a link into another module switches the module', async ({ visit, page }) => {
  await visit('/home?search=new-arrival&module_id=2&data_type=new', here);
  await expect(resultsPage(page).tab('Groceries')).toBeVisible();
  await expect.poll(async () => (await storedOnDevice(page))['module']).toContain('"grocery"');
});

test('SEA-10 in Arabic a visitor finds شاورما nearby, filters by rating and price, and shares the URL', async ({
  visit,
  page,
  browser,
  shopUrl,
}) => {
  await visit('/home', { ...here, language: 'ar' });
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('شاورما');
  await box.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «شاورما»');
  await expect(main.getByRole('article').first()).toContainText('شاورما');
  const sidebar = main.getByRole('form', { name: 'التصفية' });
  await sidebar.getByRole('checkbox', { name: 'الأقرب' }).check();
  await sidebar.getByRole('button', { name: 'تقييم ٤ فأعلى' }).click();
  const highest = sidebar.getByRole('spinbutton', { name: 'أعلى سعر' });
  await highest.fill('10');
  await highest.press('Enter');
  await expect(page).toHaveURL(/filter=nearby&rating_count=4&max_price=10$/);
  const shared = page.url();
  const names = main.getByRole('tabpanel').getByRole('heading');
  await expect(main.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  const seen = await names.allInnerTexts();

  const friend = await browser.newContext({ baseURL: shopUrl });
  const cookies = await page.context().cookies();
  await friend.addCookies(cookies.filter(({ name }) => name === 'rialto_scope'));
  const other = await friend.newPage();
  await other.goto(shared);
  await expect(other.getByRole('tabpanel').getByRole('heading')).toHaveText(seen);
  await friend.close();
});

test('SEA-10 a typo is tolerated, also in Arabic', async ({ visit, page }) => {
  const { cards } = resultsPage(page);
  for (const [language, typed, meant] of [
    ['en', 'shawrma', /shawarma/i],
    ['en', 'burgr', /burger/i],
    ['ar', 'شاورمه', /شاورما/],
  ] as const) {
    await visit(`/home?search=${encodeURIComponent(typed)}&data_type=searched`, { ...here, language });
    await expect(cards.first()).toContainText(meant);
  }
});
