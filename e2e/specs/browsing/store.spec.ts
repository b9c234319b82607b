import type { Page } from '@playwright/test';
import { locationPicker } from '../../screens/location-picker.ts';
import { shopNow } from '../../set-up/shop-time.ts';
import { aStore, details, here, isHere } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories in this store' });
const menuCards = (page: Page) => page.getByRole('main').getByRole('article');

test('STO-01 a closed store says so and says once when it opens, in its own time zone', async ({ visit, page }) => {
  const store = await aStore(page.request, ({ open }) => open === 0);
  const { opens_at, timezone } = await details(page.request, store.slug);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: 'numeric', minute: '2-digit' });
  const time = clock.format(new Date(opens_at)).replace(/^0(\d)/, '$1');
  await visit(`/store/${store.slug}`, here);
  await expect(page.getByText('CLOSED NOW', { exact: true })).toBeVisible();
  const opens = page.getByText(new RegExp(`^Opens (tomorrow |\\w{3} )?${time}$`));
  await expect(opens).toBeVisible();
  const later = store.schedule_order === 1 ? 'You can order now for later.' : 'You can order once it opens.';
  await expect(page.getByText(later)).toBeVisible();
  await expect(menuCards(page).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/Opens |Closed now/)).toHaveCount(1);
});

test('STO-01 a store shows delivery time and price for the visitor’s location', async ({ visit, page }) => {
  const store = await aStore(page.request, (one) => isHere(one) && one.avg_rating !== null && one.delivery_charge > 0);
  await visit(`/store/${store.slug}`, here);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(store.name);
  const main = page.getByRole('main');
  await expect(main).toContainText(`${store.delivery_minutes.min}–${store.delivery_minutes.max} min`);
  await expect(main).toContainText(`$${store.delivery_charge.toFixed(2)}`);
  await expect(main.getByRole('img', { name: `Rated ${store.avg_rating?.toFixed(1)} out of 5` }).first()).toBeVisible();
  await expect(main).toContainText(`${store.rating_count.toLocaleString('en-US')} ratings`);
  await expect(main).toContainText(/\d+ (m|km)/);
  await expect(main).not.toContainText('CLOSED NOW');
});

test('STO-01 a running discount is shown with its end', { tag: '@long' }, async ({ visit, page }) => {
  const store = await aStore(page.request, ({ discount }) => discount !== null);
  await visit(`/store/${store.slug}`, here);
  await expect(page.getByText(`${store.discount?.discount}% off everything`)).toBeVisible();
  await expect(page.getByText(/^until \d{1,2} \w+ \d{4}$/)).toBeVisible();
});

test('STO-01 an id redirects permanently to the store’s URL, and an unknown store returns 404', async ({ page }) => {
  const store = await aStore(page.request, isHere);
  const moved = await page.request.get(`/store/${store.id}?module_id=1&store_zone_id=${store.zone_id}`, {
    maxRedirects: 0,
  });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe(`/store/${store.slug}?module_id=1&store_zone_id=${store.zone_id}`);
  for (const unknown of ['nobody-at-all', '99999999', 'UPPER_case']) {
    expect((await page.request.get(`/store/${unknown}`)).status(), unknown).toBe(404);
  }
});

test('STO-01 structured data has the store’s kind, address, location, hours and rating', async ({ page }) => {
  const store = await aStore(page.request, (one) => isHere(one) && one.avg_rating !== null);
  const html = await (await page.request.get(`/store/${store.slug}`)).text();
  const [own, way] = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '[]') as [
    Record<string, unknown>,
    { itemListElement: unknown[] },
  ];
  expect(own).toMatchObject({
    '@type': 'Restaurant',
    name: store.name,
    aggregateRating: { ratingCount: store.rating_count },
  });
  expect(own).toHaveProperty('geo.latitude');
  expect(own).toHaveProperty('openingHoursSpecification');
  expect(way.itemListElement).toHaveLength(3);
  expect(html).toContain(`<link rel="canonical" href="`);
});

test('STO-01 the heart of a store asks a guest to log in', { tag: '@long' }, async ({ visit, page }) => {
  const store = await aStore(page.request, isHere);
  await visit(`/store/${store.slug}`, here);
  await page.getByRole('button', { name: `Add ${store.name} to favourites` }).click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('You are not logged in')).toBeVisible();
});

test(
  'STO-01 a store is shared with the device’s share sheet, or its link is copied',
  { tag: '@long' },
  async ({ visit, page, context }) => {
    const store = await aStore(page.request, isHere);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
    await visit(`/store/${store.slug}`, here);
    await page.getByRole('button', { name: `Share ${store.name}` }).click();
    await expect(page.getByRole('region', { name: 'Notices' }).getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/store/${store.slug}`);

    await page.evaluate(() => {
      const seen = window as unknown as { shared: unknown };
      Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void (seen.shared = what) });
    });
    await page.getByRole('button', { name: `Share ${store.name}` }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: { title: string } }).shared);
    expect(shared.title).toBe(store.name);
  },
);

test(
  'STO-03 a store shows its hours with today marked, its address on a map and its contact',
  { tag: '@times' },
  async ({ visit, page }) => {
    const store = await aStore(page.request, isHere);
    const { timezone } = await details(page.request, store.slug);
    await visit(`/store/${store.slug}`, here);
    await page.getByRole('link', { name: 'Information' }).click();
    await expect(page).toHaveURL(/\/information\?/);
    const hours = page.getByRole('table', { name: 'Opening hours' });
    await expect(hours.getByRole('row')).toHaveCount(7);
    const today = new Intl.DateTimeFormat('en-US', { timeZone: timezone, weekday: 'long' }).format(shopNow());
    await expect(hours.locator('[aria-current=date]')).toContainText(today);
    await expect(page.getByRole('main').getByRole('link', { name: /^Phone/ })).toHaveAttribute('href', /^tel:\+/);
    await expect(page.getByRole('main').getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('application', { name: `Map of ${store.name}` })).toBeVisible();
  },
);

test('STO-03 the rating opens the reviews, which load more on scroll', { tag: '@long' }, async ({ visit, page }) => {
  const store = await aStore(page.request, (one) => isHere(one) && one.rating_count > 0);
  const answer = await page.request.get(`/api/v1/stores/reviews?store_id=${store.id}&limit=50`);
  const { total_size } = (await answer.json()) as { total_size: number };
  await visit(`/store/${store.slug}`, here);
  await page
    .getByRole('main')
    .getByRole('link', { name: /ratings$/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
  if (total_size === 0) await expect(page.getByText('No reviews yet')).toBeVisible();
  // Reviews far above the viewport are removed from the page.
  const seen = new Set<string>();
  await expect
    .poll(async () => {
      for (const text of await menuCards(page).allInnerTexts()) seen.add(text);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return seen.size;
    })
    .toBeGreaterThanOrEqual(Math.min(total_size, 20));
});

test(
  'STO-01 a shared link opens without a location, and the page asks for one',
  { tag: '@times' },
  async ({ visit, page }) => {
    const store = await aStore(page.request, isHere);
    await visit(`/store/${store.slug}`);
    await expect(menuCards(page).first()).toBeVisible();
    await expect(page.getByText(/^Choose your location/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Pick from Map' }).click();
    const picker = locationPicker(page);
    await expect(picker.pick).toBeEnabled();
    await picker.pick.click();
    await expect(page.getByText(/^Choose your location/)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Distance');
  },
);

test(
  'STO-01 a store that does not deliver to the visitor says so and still shows its items',
  { tag: '@long' },
  async ({ visit, page }) => {
    const store = await aStore(page.request, isHere);
    await visit(`/store/${store.slug}`, { ...here, point: { lat: 10, lng: 10 } });
    await expect(page.getByText(/^This store doesn’t deliver to your location/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Pick from Map' })).toBeVisible();
    await expect(menuCards(page).first()).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('STO-01 STO-02 a store page is mirrored in Arabic', async ({ visit, page }) => {
    const store = await aStore(page.request, ({ open }) => open === 0);
    await visit(`/store/${store.slug}`, { ...here, language: 'ar' });
    await expect(page.getByText(/^يفتح/).first()).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'فئات هذا المتجر' });
    const links = bar.getByRole('link');
    const [first, second] = [await links.nth(0).boundingBox(), await links.nth(1).boundingBox()];
    expect(first?.x).toBeGreaterThan(second?.x ?? 0);
    await links.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(links.nth(1)).toBeFocused();
    await links.last().click();
    await expect(links.last()).toHaveAttribute('aria-current', 'true');
    await expect(links.last()).toBeInViewport();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('STO-01 STO-02 STO-03 menu, search and details of a store work without JavaScript', async ({ visit, page }) => {
    const store = await aStore(page.request, isHere);
    await visit(`/store/${store.slug}`, here);
    const total = await menuCards(page).count();
    expect(total).toBeGreaterThan(5);
    const last = categories(page).getByRole('link').last();
    const name = await last.innerText();
    await last.click();
    await expect(page.getByRole('region', { name, exact: true })).toBeInViewport();
    const wanted = await menuCards(page).last().getByRole('heading').innerText();
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill(wanted);
    await box.press('Enter');
    await expect(menuCards(page).first()).toContainText(wanted);
    await page.getByRole('link', { name: 'Information' }).click();
    await expect(page.getByRole('table', { name: 'Opening hours' })).toBeVisible();
  });
});
