import { expect, test } from '../../set-up/visitor.ts';

test('HOM-01 the landing page asks for the location, shows the modules, the offer, the apps and the newsletter', async ({
  visit,
}) => {
  const page = await visit('/');
  await expect(page).toHaveTitle(/Rialto/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  for (const module of ['Food', 'Grocery', 'Pharmacy', 'Parcel']) {
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${module}`) })).toBeVisible();
  }
  expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(5);
  await expect(page.getByRole('main').getByRole('link', { name: 'App Store' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
});

test('HOM-01 a module without a location opens the picker', { tag: '@long' }, async ({ visit }) => {
  const page = await visit('/');
  await page.getByRole('main').getByRole('link', { name: /^Food/ }).click();
  await expect(page.getByRole('dialog', { name: 'Where should we deliver?' })).toBeVisible();
});

test('NAV-02 the logo links to the landing page without a location and to home with one', async ({
  visit,
  context,
  shopUrl,
}) => {
  const page = await visit('/');
  await page.getByRole('banner').getByRole('link', { name: 'Rialto home page' }).click();
  await expect(page).toHaveURL(`${shopUrl}/`);
  await context.clearCookies();
  await visit('/', { zoneIds: [1], moduleId: 1 });
  await page.getByRole('banner').getByRole('link', { name: 'Rialto home page' }).click();
  await expect(page).toHaveURL(`${shopUrl}/home`);
  await visit('/about-us');
  await page.getByRole('banner').getByRole('link', { name: 'Rialto home page' }).click();
  await expect(page).toHaveURL(`${shopUrl}/home`);
});

test('NAV-03 the bar shows logo, Home, module links, the cart and Sign In', { tag: '@times' }, async ({ visit }) => {
  const page = await visit('/home', { zoneIds: [1], moduleId: 1 });
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Grocery' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await bar.getByRole('button', { name: 'Cart, 0 items' }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await cart.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(cart).toBeHidden();
});

test('NAV-08 theme, currency and language are in the bar only while there is no location', async ({ visit }) => {
  const page = await visit('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Switch between light and dark theme' })).toBeVisible();
  await expect(bar.getByRole('combobox', { name: 'Currency' })).toBeVisible();
  await expect(bar.getByRole('combobox', { name: 'Language' })).toBeVisible();
  await visit('/home', { zoneIds: [1], moduleId: 1 });
  await expect(bar.getByRole('combobox', { name: 'Language' })).toBeHidden();
});

test('an unknown URL returns 404 with a link to home', async ({ visit, page, shopUrl }) => {
  const answer = await page.request.get('/no/such/page');
  expect(answer.status()).toBe(404);
  await visit('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(`${shopUrl}/`);
});
