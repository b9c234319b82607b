import { locationPicker } from '../../screens/location-picker.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

/** A point far outside the city. */
const outside = { latitude: 32.2, longitude: 27.4 };

test('LOC-01 the box shows that suggestions are loading', async ({ visit, page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/place-api-autocomplete**', async (route) => {
    await held;
    await route.continue();
  });
  await visit('/');
  await page.getByRole('main').getByRole('combobox').fill('har');
  await expect(page.getByText('Search suggestions are loading...')).toBeVisible();
  release();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test('LOC-02 nothing is requested before text is entered, and a suggestion moves the map to its place', async ({
  visit,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('place-api') && asked.push(request.url()));
  await visit('/');
  await page.getByRole('button', { name: 'Pick from Map' }).click();
  const picker = locationPicker(page);
  await expect(picker.pick).toBeEnabled();
  await picker.search.focus();
  await picker.search.fill('   ');
  expect(asked).toEqual([]);
  await picker.search.fill('lighthouse');
  await picker.suggestions.first().click();
  await expect.poll(() => asked.filter((url) => url.includes('details')).length).toBe(1);
  await expect(picker.pick).toBeEnabled();
  expect(await picker.search.inputValue()).toMatch(/lighthouse/i);
});

test('LOC-04 the button is disabled while the zone loads, and where the point has no address', async ({
  visit,
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/config/get-zone-id**', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/config/geocode-api**', (route) => route.fulfill({ json: { results: [] } }));
  await visit('/');
  await page.getByRole('button', { name: 'Pick from Map' }).click();
  const picker = locationPicker(page);
  await expect(picker.pick).toBeDisabled();
  release();
  await expect(picker.dialog.getByText('No address here. Move the pin a little.')).toBeVisible();
  await expect(picker.pick).toBeDisabled();
});

test('LOC-05 LOC-12 outside all zones the button says so, and a click keeps the previous zone', async ({
  visit,
  page,
  context,
  shopUrl,
}) => {
  await context.grantPermissions(['geolocation'], { origin: shopUrl });
  await context.setGeolocation(outside);
  await visit('/', { zoneIds: [1], moduleId: 1 });
  await page.getByRole('main').getByRole('button', { name: 'Use my current location' }).click();
  const picker = locationPicker(page);
  const refusal = picker.dialog.getByRole('button', {
    name: 'We don’t deliver here yet. Try a place inside the city.',
  });
  await refusal.click();
  await expect(picker.dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('zoneid'))).toBe('[1]');
});

test('LOC-06 LOC-07 MOD-03 a picked location is stored on the device, then the chooser opens, then home', async ({
  visit,
  page,
  shopUrl,
}) => {
  await visit('/');
  await page.getByRole('button', { name: 'Pick from Map' }).click();
  const picker = locationPicker(page);
  await picker.pick.click();
  const chooser = page.getByRole('dialog', { name: 'Select a type of module for your orders' });
  await expect(chooser.getByText('A module must be selected to continue.')).toBeVisible();
  const kept = await storedOnDevice(page);
  expect(JSON.parse(kept['zoneid'] ?? '')).toEqual(expect.arrayContaining([expect.any(Number)]));
  expect(JSON.parse(kept['currentLatLng'] ?? '')).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
  expect(kept['location']).toMatch(/\S/);
  await chooser.getByRole('link', { name: /^Food/ }).click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('A module has been selected.')).toBeVisible();
  await expect(page).toHaveURL(`${shopUrl}/home`);
  await expect(page.getByRole('banner')).toContainText(kept['location'] ?? '');
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('module'))) ?? '')).toMatchObject({
    module_type: 'food',
  });
});

test('LOC-09 a browser that denies its location leads to an explanation', async ({ visit, page, context }) => {
  await context.clearPermissions();
  await visit('/');
  await page.getByRole('main').getByRole('button', { name: 'Use my current location' }).click();
  const explanation = page.getByRole('dialog', { name: 'Please allow browser location permission' });
  await expect(explanation).toContainText('Your browser didn’t share your location.');
  await explanation.getByRole('button', { name: 'Okay' }).click();
  await expect(explanation).toBeHidden();
});

test(
  'LOC-09 a browser that does not answer for five seconds counts as denied',
  { tag: '@long' },
  async ({ visit, page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => performance.mark('asked');
    });
    await visit('/');
    await page.getByRole('main').getByRole('button', { name: 'Use my current location' }).click();
    const explanation = page.getByRole('dialog', { name: 'Please allow browser location permission' });
    await expect(explanation).toBeVisible();
    const waited = await page.evaluate(
      () => performance.now() - (performance.getEntriesByName('asked')[0]?.startTime ?? 0),
    );
    expect(waited).toBeGreaterThan(4_900);
  },
);

test(
  'a visitor who types needs no map: suggestion, module, stores',
  { tag: '@long' },
  async ({ visit, page, shopUrl }) => {
    await visit('/');
    const box = page.getByRole('main').getByRole('combobox');
    await box.fill('central');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await box.press('ArrowDown');
    await box.press('Enter');
    const chooser = page.getByRole('dialog', { name: 'Select a type of module for your orders' });
    await expect(chooser.getByRole('link').first()).toBeVisible();
    await chooser.getByRole('link', { name: /^Food/ }).press('Enter');
    await expect(page).toHaveURL(`${shopUrl}/home`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
);
