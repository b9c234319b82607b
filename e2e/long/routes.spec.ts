import { expect, test } from '../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const headers = { zoneid: '[2]', moduleid: '1' };

for (const [path, title] of [
  ['/profile', 'My profile'],
  ['/profile?page=inbox', 'Messages'],
  ['/my-orders', 'My orders'],
  ['/wallet', 'My wallet'],
  ['/loyalty-points', 'Loyalty points'],
  ['/referral-code', 'Referral code'],
  ['/rate-and-review/100001', 'Rate and review'],
  ['/interest', 'What are you interested in?'],
  ['/chatting', 'Messages'],
] as const) {
  test(`NAV-17 ${path} explains its purpose, says that it needs a login, and links to it`, async ({ visit, page }) => {
    await visit(path, here);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText('You must be login to access this page.')).toBeVisible();
    const signIn = `/auth/sign-in?from=${encodeURIComponent(path)}`;
    await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', signIn);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await main.getByRole('link', { name: 'Continue as a guest' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
}

test('MOD-06 MOD-08 MOD-09 a guest sets language, theme and currency on the settings page', async ({ visit, page }) => {
  await visit('/settings', here);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'As my device' })).toHaveAttribute('aria-pressed', 'true');
  await main.getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await main.getByRole('button', { name: 'As my device' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(main.getByRole('button', { name: 'As my device' })).toHaveAttribute('aria-pressed', 'true');
  await main.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(main.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await main.getByRole('combobox', { name: 'Currency' }).selectOption('KWD');
  await expect(page.getByRole('contentinfo').getByRole('combobox', { name: 'Currency' })).toHaveValue('KWD');
  await main.getByRole('link', { name: 'العربية' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to change the language?' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('الإعدادات');
});

test('a guest without a location is asked for one before coupons are shown', async ({ visit, page }) => {
  await visit('/coupons');
  await page.getByRole('main').getByRole('link', { name: 'Choose a location' }).click();
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
});

test('a guest sees the coupons that are valid here, and copies one', async ({ visit, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const coupons = (await (await page.request.get('/api/v1/coupon/list', { headers })).json()) as { code: string }[];
  expect(coupons.length).toBeGreaterThan(0);
  await visit('/coupons', here);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(coupons.length);
  await cards.first().getByRole('button').click();
  await expect(cards.first().getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(coupons.map(({ code }) => code)).toContain(copied);
  await expect(cards.first()).toContainText(copied);
});

test('without a cart the checkout redirects to home', async ({ visit, page }) => {
  await visit('/checkout?page=cart', here);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 3_000 });
});

test('PAR-01 the category that is stored on the device is chosen on the page after the parcel home', async ({
  visit,
  page,
}) => {
  const parcel = { ...here, moduleId: 5 };
  const answer = await page.request.get('/api/v1/parcel-category', { headers: { ...headers, moduleid: '5' } });
  const [first, second] = (await answer.json()) as { id: number; name: string }[];
  await visit('/parcel-delivery-info', parcel);
  const what = page.getByRole('region', { name: /What and how$/ });
  await expect(what.getByRole('radio', { name: first?.name ?? '-' })).not.toBeChecked();
  await page.evaluate(
    (chosen) => localStorage.setItem('parcelCategory', JSON.stringify({ ...chosen, image_full_url: null })),
    { id: second?.id, name: second?.name },
  );
  await page.reload();
  await expect(what.getByRole('radio', { name: second?.name ?? '-' })).toBeChecked();
});
