import { expect, test } from '../../set-up/visitor.ts';

test.use({ javaScriptEnabled: false });

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

test('SEA-02 without JavaScript the search is a form', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/home?search=&data_type=searched', here);
  const box = page.getByRole('main').getByRole('search').getByRole('combobox');
  await box.fill('shawarma');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/home\?data_type=searched&search=shawarma$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “shawarma”');
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(12);
});

test(
  'SEA-05 without JavaScript the filters are a form, and chips, tabs and pages are links',
  { tag: '@long' },
  async ({ visit, page }) => {
    await visit('/home?search=shawarma&data_type=searched', here);
    const form = page.getByRole('form', { name: 'Filters' });
    await form.getByRole('checkbox', { name: 'Top Rated' }).check();
    await form.getByRole('spinbutton', { name: 'Highest price' }).fill('12');
    await form.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/filter=&.*filter=top_rated/);
    const chips = page.getByRole('group', { name: 'Applied filters' });
    await expect(chips.locator('bdi')).toHaveCount(2);
    await chips.getByRole('link', { name: 'Remove filter: Top Rated' }).click();
    await expect(chips.locator('bdi')).toHaveCount(1);
    await chips.getByRole('link', { name: 'Clear all' }).click();
    const first = await page.getByRole('tabpanel').getByRole('article').first().innerText();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('tabpanel').getByRole('article').first()).not.toHaveText(first);
    await page.getByRole('tab', { name: 'Restaurants' }).click();
    await expect(page).toHaveURL(/list_type=store/);
  },
);

test('SEA-05 without JavaScript a phone has the form too', { tag: '@long' }, async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/home?search=shawarma&data_type=searched', here);
  await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('search').getByRole('combobox')).toBeVisible();
});

test('SEA-08 without JavaScript an empty list says so immediately', async ({ visit, page }) => {
  await visit('/home?search=zzqqxxw&data_type=searched', here);
  await expect(page.getByRole('heading', { name: 'Items not found!' })).toBeVisible();
});
