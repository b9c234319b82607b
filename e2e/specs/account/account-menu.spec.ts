import type { Locator } from '@playwright/test';
import { accountButton, signIn } from '../../screens/sign-in.ts';
import { plainDish, putIntoCart } from '../../set-up/put-into-cart.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { hydrated } from '../../set-up/hydrated.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const food = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const parcel = { ...food, moduleId: 5 };

test('NAV-03 NAV-04 NAV-05 NAV-11 NAV-12 a customer finds the account menu in the bar, and logs out there', async ({
  visit,
  page,
  request,
  shopUrl,
}) => {
  const customer = await newCustomer(request);
  await signInOn(page, customer);
  await visit('/about-us', food);
  const bar = page.getByRole('banner');
  await expect(accountButton(page)).toContainText('Salma');
  await expect(bar.getByRole('link', { name: 'Track Order' })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/profile?page=inbox');

  await accountButton(page).press('ArrowDown');
  const menu = page.getByRole('menu', { name: 'My account' });
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Profile settings',
    'My orders',
    'My wallet',
    'Coupons',
    'Loyalty points',
    'Referral code',
    'Settings',
    'Track Order',
    'Logout',
  ]);
  await expect(menu.getByRole('menuitem', { name: 'Profile settings' })).toBeFocused();
  expect(await pageProblems(page)).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await question.getByRole('button', { name: 'Logout' }).click();
  await page.clock.runFor(499);
  expect(Object.keys(await storedOnDevice(page))).toContain('token');
  await page.clock.runFor(1);
  expect(Object.keys(await storedOnDevice(page))).not.toContain('token');
  await page.clock.resume();
  await expect(page.getByText('Logout successful.').first()).toBeVisible();
  await expect(page).toHaveURL(`${shopUrl}/home`);
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(Object.keys(await storedOnDevice(page))).not.toContain('token');
  const afterwards = { headers: { authorization: `Bearer ${customer.token}` } };
  await expect.poll(async () => (await request.get('/api/v1/customer/info', afterwards)).status()).toBe(401);

  await signInOn(page, await newCustomer(request));
  await visit('/home', { ...food, moduleId: 5 });
  await expect(bar.getByRole('link', { name: 'Messages' })).toHaveCount(0);
});

test(
  'NAV-03 a customer sees no sign-in link on any later page, from its first paint',
  { tag: '@times' },
  async ({ visit, page, request }) => {
    await signInOn(page, await newCustomer(request));
    await visit('/about-us', food);
    await expect(accountButton(page)).toContainText('Salma');
    const html = await (await page.request.get('/home')).text();
    const bar = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(bar).not.toContain('Sign In');
    expect(bar).toContain('aria-label="My account"');

    await page.evaluate(() => localStorage.removeItem('token'));
    await visit('/about-us');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await (await page.request.get('/about-us')).text()).toContain('Sign In');
  },
);

test(
  'NAV-09 NAV-10 NAV-12 logging out in the drawer of the landing page stays there and clears the cart',
  { tag: '@long' },
  async ({ visit, page, request, shopUrl }) => {
    const customer = await newCustomer(request);
    await putIntoCart(request, await plainDish(request), customer);
    await page.setViewportSize({ width: 390, height: 844 });
    await signInOn(page, customer);
    await visit('/', { isFirstVisit: false });
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(accountButton(page)).toBeVisible();
    // Logging out works even if the server is unreachable.
    await page.route('**/api/v1/auth/logout', (route) => route.abort());
    await bar.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'My orders' })).toBeVisible();
    await expect(drawer.getByText('Salma Nabil')).toBeVisible();
    await drawer.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logout successful.').first()).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
    await expect(page).toHaveURL(`${shopUrl}/`);
    expect(Object.keys(await storedOnDevice(page))).not.toContain('token');
  },
);

test(
  'ACC-05 MON-04 an expired session is reported, and signing in returns to the coupons, with their validity',
  { tag: '@times' },
  async ({ visit, page, request, shopUrl }) => {
    const customer = await newCustomer(request);
    await signInOn(page, { token: 'a-token-that-nobody-knows' });
    await visit('/coupons', food);
    await expect(page.getByText('Your account is inactive or Your token has been expired').first()).toBeVisible();
    await expect(page).toHaveURL(`${shopUrl}/auth/sign-in?from=%2Fcoupons`);
    expect(Object.keys(await storedOnDevice(page))).not.toContain('token');
    await signIn(page, customer.email, customer.password);
    await expect(page).toHaveURL(`${shopUrl}/coupons`);
    await expect(accountButton(page)).toContainText('Salma');
    const coupons = page.getByRole('main').getByRole('article');
    await expect(coupons.first()).toContainText(/Valid until \d{1,2} \w+ \d{4}/);
    await expect(coupons.getByText('Please sign in to use this coupon.')).toHaveCount(0);
  },
);

test(
  'NAV-07 a signed-in customer has favourites and chat in the other modules, and neither in the parcel module, wide and narrow',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    await signInOn(page, await newCustomer(request));
    const counts = async (part: Locator) =>
      Promise.all([
        part.getByRole('button', { name: 'Favourites' }).count(),
        part.getByRole('link', { name: 'Messages' }).count(),
      ]);
    const bar = page.getByRole('banner');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    for (const [module, shown] of [
      [food, [1, 1]],
      [parcel, [0, 0]],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit('/home', module);
      await expect(accountButton(page)).toContainText('Salma');
      await expect.poll(() => counts(bar)).toEqual(shown);
      await page.setViewportSize({ width: 390, height: 844 });
      await (await hydrated(page.getByRole('button', { name: 'Menu' }))).click();
      await expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
      expect(await counts(drawer)).toEqual(shown);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    }
  },
);
