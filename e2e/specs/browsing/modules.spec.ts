import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { here } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

const chooserTitle = 'Select a type of module for your orders';

async function openChooser(page: import('@playwright/test').Page): Promise<void> {
  const box = page.getByRole('main').getByRole('combobox');
  await box.fill('central');
  await page.getByRole('listbox').getByRole('option').first().click();
}

test('MOD-01 the chooser shows skeletons, then the modules with the previous choice marked', async ({
  visit,
  page,
}) => {
  await visit('/');
  await page.evaluate(() => localStorage.setItem('module', '{"id":2,"module_type":"grocery"}'));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/module', async (route) => {
    await held;
    await route.continue();
  });
  await openChooser(page);
  const chooser = page.getByRole('dialog', { name: chooserTitle });
  await expect(chooser.getByText('Loading modules')).toBeAttached();
  release();
  await expect(chooser.getByRole('link')).not.toHaveCount(0);
  await expect(chooser.locator('[aria-current=true]')).toHaveText(/^Grocery/);
});

test('MOD-02 without modules the chooser says whom to contact', async ({ visit, page }) => {
  await page.route('**/api/v1/module', (route) => route.fulfill({ json: [] }));
  await visit('/');
  await openChooser(page);
  await expect(page.getByText('No module found')).toBeVisible();
  await expect(page.getByText('Contact with the site owner to activate modules.')).toBeVisible();
});

test('MOD-02 a single module is chosen automatically', { tag: '@long' }, async ({ visit, page, shopUrl }) => {
  const all = (await (await page.request.get('/api/v1/module')).json()) as unknown[];
  await page.route('**/api/v1/module', (route) => route.fulfill({ json: all.slice(0, 1) }));
  await visit('/');
  await openChooser(page);
  await expect(page).toHaveURL(`${shopUrl}/home`);
});

test('MOD-05 each module has its own greeting and colour', { tag: '@long' }, async ({ visit, page }) => {
  const seen = new Map<string, string>();
  const modules = (await (await page.request.get('/api/v1/module', { headers: { zoneid: '[1]' } })).json()) as {
    id: number;
  }[];
  for (const { id } of modules) {
    await visit('/home', { zoneIds: [1], moduleId: id });
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
    seen.set(title, accent);
  }
  expect(seen.size).toBe(modules.length);
  expect(new Set(seen.values()).size).toBe(modules.length);
});

test('home without a module asks for one', { tag: '@long' }, async ({ visit, page, shopUrl }) => {
  await visit('/home', { zoneIds: [1] });
  await expect(page.getByRole('heading', { level: 1, name: chooserTitle })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pharmacy/ })
    .click();
  await expect(page).toHaveURL(`${shopUrl}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The medicine you need, at your doorstep');
});

test('on a phone the row of modules starts at the edge of the page', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['en', 'ar'] as const) {
    await visit('/home', { language, zoneIds: [2], moduleId: 1 });
    const row = page.locator('nav:has(> div > a[data-module])').filter({ visible: true });
    expect(await row.evaluate((part) => part.scrollLeft)).toBe(0);
  }
});

test('MOD-04 ACC-09 a switch leads a customer to choose interests of that module once, and they come first in it', async ({
  visit,
  page,
  request,
  shopUrl,
}) => {
  const headers = { zoneid: JSON.stringify(here.zoneIds), moduleid: '2' };
  const answer = await request.get('/api/v1/categories?featured=1&limit=20', { headers });
  const names = ((await answer.json()) as { name: string }[]).map(({ name }) => name);
  const favourite = names.at(-1) ?? '';
  await signInOn(page, await newCustomer(request));
  await visit('/home', { ...here, moduleId: 1 });
  const bar = page.getByRole('banner');
  const main = page.getByRole('main');
  await bar.getByRole('link', { name: 'Grocery' }).click();
  await expect(page).toHaveURL(`${shopUrl}/interest`);
  await main.getByRole('button', { name: favourite, exact: true }).click();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${shopUrl}/home`);
  const [first, second] = [favourite, ...names];
  const shown = main.getByRole('region', { name: 'Browse the aisles' }).getByRole('listitem');
  await expect(shown.nth(0)).toContainText(first ?? '');
  await expect(shown.nth(1)).toContainText(second ?? '');

  await bar.getByRole('link', { name: 'Parcel' }).click();
  await expect(page).toHaveURL(`${shopUrl}/home`);
  await visit('/home', { ...here, moduleId: 1 });
  await bar.getByRole('link', { name: 'Grocery' }).click();
  await expect(page).toHaveURL(`${shopUrl}/home`);
  await bar.getByRole('link', { name: 'Pharmacy' }).click();
  await expect(page).toHaveURL(`${shopUrl}/interest`);
  await main.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL(`${shopUrl}/home`);
});
