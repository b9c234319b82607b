import type { Page } from '@playwright/test';
import { locationPicker } from '../../screens/location-picker.ts';
import { hydrated } from '../../set-up/hydrated.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const food = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const parcel = { ...food, moduleId: 5 };
const modules = ['Food', 'Grocery', 'Pharmacy', 'Shop', 'Parcel'];

const address = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Deliver to / });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Modules' });

test('NAV-04 a guest with a location has the link to order tracking in the bar, except in the parcel module', async ({
  visit,
  page,
}) => {
  const track = page.getByRole('banner').getByRole('link', { name: 'Track Order' });
  await visit('/');
  await expect(track).toBeHidden();
  await visit('/home', food);
  await track.click();
  await expect(page).toHaveURL(/\/track-order$/);
  await visit('/home', parcel);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(track).toHaveCount(0);
});

test('NAV-03 the search is in the middle of the bar once there is a location', async ({ visit, page }) => {
  await visit('/');
  await expect(page.getByRole('banner').getByRole('search')).toHaveCount(0);
  await visit('/home', food);
  await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
});

test('NAV-07 the parcel module has no cart, module links or search', async ({ visit, page }) => {
  await visit('/home', parcel);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: /^Cart/ })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Grocery' })).toHaveCount(0);
  await expect(bar.getByRole('search')).toHaveCount(0);
});

test('NAV-19 in the parcel module the help page is called Contact', async ({ visit, page }) => {
  await visit('/home', parcel);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(page).toHaveTitle(/^Contact · /);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible();
  await visit('/help-and-support', food);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help & Support');
});

// The width at which the rail appears, and the one at which the column is widest; between them only the margin changes.
for (const width of [1181, 1920]) {
  for (const language of ['en', 'ar'] as const) {
    const title = `NAV-13 at ${width} px the rail lists the zone’s modules and touches nothing, ${language}`;
    test(title, { tag: (width === 1920) === (language === 'ar') ? [] : '@long' }, async ({ visit, page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/home', '/about-us', '/help-and-support']) {
        await visit(path, { ...food, language });
        const name = language === 'en' ? 'Modules' : 'الأقسام';
        const side = page.getByRole('navigation', { name });
        await expect(side.getByRole('link')).toHaveCount(modules.length);
        await expect(side.locator('[aria-current=true]')).toHaveCount(1);
        expect(await overlapping(page), path).toEqual([]);
      }
    });
  }
}

/** The parts of the page that lie under the rail. Backgrounds may; texts and controls may not. */
function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const side = document.querySelector('.module-rail')?.getBoundingClientRect();
    if (!side) return ['no rail'];
    const parts = document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, li, img), footer :is(h2, p, a)');
    return [...parts]
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 0 && left < side.right && right > side.left && part.checkVisibility();
      })
      .map((part) => part.outerHTML.slice(0, 120));
  });
}

test('NAV-13 on small screens there is no rail', async ({ visit, page }) => {
  for (const width of [390, 1180]) {
    await page.setViewportSize({ width, height: 800 });
    await visit('/about-us', food);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(rail(page)).toBeHidden();
  }
});

test('NAV-20 the page’s column is at most 1300 px wide', async ({ visit, page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await visit('/home', food);
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll('header > div, footer > div')].map((part) => part.getBoundingClientRect().width),
  );
  expect(widths).toEqual([1300, 1300]);
});

test('MOD-03 the rail switches the module: lists stay open and show the other module’s data', async ({
  visit,
  page,
  shopUrl,
}) => {
  await visit('/store/latest', food);
  const first = page.getByRole('main').getByRole('article').first();
  const before = await first.innerText();
  await (await hydrated(rail(page).getByRole('link', { name: 'Grocery' }))).click();
  await expect(page.getByText('A module has been selected.').first()).toBeVisible();
  await expect(rail(page).locator('[aria-current=true]')).toHaveText('Grocery');
  await expect(page).toHaveURL(`${shopUrl}/store/latest`);
  await expect(first).not.toHaveText(before);
});

test(
  'MOD-03 switching the module on a page of the previous one leads to the new home',
  { tag: '@long' },
  async ({ visit, page, shopUrl }) => {
    await visit('/about-us', food);
    await (await hydrated(rail(page).getByRole('link', { name: 'Pharmacy' }))).click();
    await expect(page).toHaveURL(`${shopUrl}/home`);
    await expect(page.locator('html')).toHaveAttribute('data-module', 'pharmacy');
  },
);

test('NAV-09 the compact bar has the module switcher only on home', async ({ visit, page }) => {
  await page.setViewportSize({ width: 1180, height: 900 });
  await visit('/home', food);
  await expect(rail(page).getByRole('link')).toHaveCount(modules.length);
  await (await hydrated(rail(page).getByRole('link', { name: 'Grocery' }))).click();
  await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');
  for (const path of ['/home?search=a&data_type=searched', '/about-us']) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(rail(page)).toBeHidden();
  }
});

test('NAV-10 the drawer has Home, categories, latest and popular stores, theme and language', async ({
  visit,
  page,
  shopUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/home', food);
  await (await hydrated(page.getByRole('button', { name: 'Menu' }))).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Switch between light and dark theme' })).toBeVisible();
  await expect(drawer.getByRole('combobox', { name: 'Language' })).toBeVisible();
  const headers = { zoneid: '[2]', moduleid: '1', latitude: '33', longitude: '27' };
  for (const [list, most, path] of [
    ['Categories', 10, 'categories'],
    ['Latest restaurants', 12, 'stores/get-stores/newly_joined?limit=50'],
    ['Popular restaurants', 10, 'stores/popular?limit=50'],
  ] as const) {
    const answer = (await (await page.request.get(`/api/v1/${path}`, { headers })).json()) as
      | { name: string }[]
      | { stores: { name: string }[] };
    const names = ('stores' in answer ? answer.stores : answer).map(({ name }) => name);
    expect(names.length, `${list} of the shop`).toBeGreaterThan(most);
    const group = drawer.getByRole('group').filter({ hasText: list });
    await group.locator('summary').click();
    await expect(group.getByRole('listitem')).toHaveText(names.slice(0, most));
    await expect(group.getByRole('link', { name: `View all: ${list}` })).toBeVisible();
  }
  await drawer.getByRole('link', { name: 'View all: Popular restaurants' }).click();
  await expect(page).toHaveURL(`${shopUrl}/store/popular`);
  await expect(drawer).toBeHidden();
});

test(
  'NAV-10 a list of the drawer that fails to load shows an error and can be reloaded',
  { tag: '@long' },
  async ({ visit, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/home', food);
    await page.route('**/api/v1/categories*', (route) => route.abort(), { times: 1 });
    await (await hydrated(page.getByRole('button', { name: 'Menu' }))).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.locator('summary', { hasText: 'Categories' }).click();
    await drawer.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
  },
);

test(
  'LOC-10 a guest reads that saved addresses need an account, and may use the browser’s location',
  { tag: '@times' },
  async ({ visit, page, context, shopUrl }) => {
    await context.grantPermissions(['geolocation'], { origin: shopUrl });
    await context.setGeolocation({ latitude: 33, longitude: 27 });
    // As if the visitor had been in another zone before.
    await visit('/home', { ...food, zoneIds: [1] });
    await (await hydrated(address(page))).click();
    await expect(page.getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
    await page.getByRole('button', { name: 'Use my current location' }).click();
    await expect(page.getByText('New delivery address selected.').first()).toBeVisible();
    const kept = await storedOnDevice(page);
    expect(JSON.parse(kept['zoneid'] ?? '[]')).toContain(2);
    expect(JSON.parse(kept['currentLatLng'] ?? '{}')).toEqual({ lat: 33, lng: 27 });
    await expect(page.getByRole('banner')).toContainText(kept['location'] ?? 'nowhere');
    await expect(page).toHaveURL(`${shopUrl}/home`);
    // Signing in for saved addresses returns to the same page.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Deliver to / })
      .click();
    const needsLogin = page.getByText('To select from saved addresses, you need to sign in.').locator('..');
    await needsLogin.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(`${shopUrl}/auth/sign-in?from=%2Fhome`);
  },
);

test('LOC-10 a location is picked on the map from the bar', { tag: '@long' }, async ({ visit, page }) => {
  await visit('/home', food);
  await (await hydrated(address(page))).click();
  await page.getByRole('button', { name: 'Pick from Map' }).click();
  await locationPicker(page).pick.click();
  await expect(page.getByText('New delivery address selected.').first()).toBeVisible();
  expect((await storedOnDevice(page))['location']).toMatch(/\S/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'LOC-10 the address picker opens and closes by keyboard and restores the focus',
  { tag: '@long' },
  async ({ visit, page }) => {
    await visit('/home', food);
    await (await hydrated(address(page))).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('To select from saved addresses, you need to sign in.')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Deliver to Your location' })).toBeFocused();
  },
);

test('a slow navigation shows a progress bar', { tag: '@long' }, async ({ visit, page }) => {
  await visit('/about-us', food);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/privacy-policy.data*', async (route) => {
    await held;
    await route.continue();
  });
  await (await hydrated(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }))).click();
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/privacy-policy$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('NAV-01 a page that does not exist links to home, categories and help', async ({ visit, page, shopUrl }) => {
  await visit('/no/such/page', food);
  const ways = page.getByRole('navigation', { name: 'Try one of these' });
  await expect(ways.getByRole('link')).toHaveCount(3);
  await ways.getByRole('link', { name: 'Help & Support' }).click();
  await expect(page).toHaveURL(`${shopUrl}/help-and-support`);
});

test('an error page shows the request id and a retry, and keeps the shell', async ({ visit, page }) => {
  await visit('/about-us', food);
  const privacyData = '**/privacy-policy.data*';
  // Every request fails until the error page is there: a revalidation meanwhile makes the router ask a second time.
  await page.route(privacyData, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await (await hydrated(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }))).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('main').locator('code')).toHaveText(/^[\da-f-]{36}$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(privacyData);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test.describe('without a service worker', () => {
  // A service worker makes its own requests, which this story cannot intercept.
  test.use({ serviceWorkers: 'block' });

  test('a script that fails to load is reported, and the page stays', { tag: '@long' }, async ({ visit, context }) => {
    await visit('/about-us', food);
    // A separate page that may log errors: the missing script is what this story tests.
    const page = await context.newPage();
    await page.route('**/assets/cart-drawer-*.js', (route) => route.abort());
    await page.goto('/about-us');
    await (await hydrated(page.getByRole('button', { name: /^Cart/ }))).click();
    await expect(page.getByText('We couldn’t connect.').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
