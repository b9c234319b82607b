import { homeBlock, visibleSlides } from '../screens/home-parts.ts';
import { shopNow } from '../set-up/shop-time.ts';
import { expect, storedOnDevice, test } from '../set-up/visitor.ts';

const near = { zoneIds: [2], moduleId: 1, point: { lat: 33.0, lng: 27.0 } };
const oneDigit = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Cards show the street and the district of an address. */
const streetOf = (address: string) => address.split(', ')[0] ?? address;
const headers = { zoneid: '[2]', moduleid: '1', latitude: '33.0', longitude: '27.0' };

test('HOM-20 a store card shows name, rating, address, distance, whether it is open and how many items it has', async ({
  visit,
  page,
}) => {
  await visit('/home', near);
  const cards = (await homeBlock(page, 'home-stores')).getByRole('article');
  await expect(cards).toHaveCount(12);
  const answer = await page.request.get('/api/v1/stores/popular?limit=12', { headers });
  const { stores } = (await answer.json()) as {
    stores: {
      name: string;
      slug: string;
      address: string;
      opens_text: string | null;
      total_items: number;
      avg_rating: number | null;
    }[];
  };
  for (const [index, store] of stores.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(store.name);
    await expect(card).toContainText(streetOf(store.address));
    await expect(card).toContainText(store.opens_text ?? 'Open now');
    await expect(card).toContainText(`${store.total_items - 1}+`);
    if (store.avg_rating !== null) await expect(card).toContainText(oneDigit.format(store.avg_rating));
    await expect(card).toContainText(/\d k?m/);
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^/store/${store.slug}\\?module_id=1&store_zone_id=`),
    );
  }
});

test('HOM-20 a store that delivers here shows delivery time, price and discount', async ({ visit, page }) => {
  const answer = await page.request.get('/api/v1/stores/popular?limit=12', { headers });
  const { stores } = (await answer.json()) as {
    stores: {
      name: string;
      delivers_here: number;
      delivery_minutes: { min: number; max: number } | null;
      delivery_charge: number | null;
      discount: { discount: number } | null;
    }[];
  };
  await visit('/home', near);
  const part = await homeBlock(page, 'home-stores');
  const delivering = stores.filter(({ delivers_here }) => delivers_here === 1);
  expect(delivering.length).toBeGreaterThan(0);
  for (const { name, delivery_minutes, delivery_charge, discount } of delivering) {
    const card = part.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card).toContainText(`${delivery_minutes?.min}–${delivery_minutes?.max} min`);
    await expect(card).toContainText(
      delivery_charge === 0 ? 'Free delivery' : `$${delivery_charge?.toFixed(2)} delivery`,
    );
    if (discount) await expect(card).toContainText(`${discount.discount}% off`);
  }
});

test('HOM-20 covers and logos are real pictures', async ({ visit, page }) => {
  await visit('/home', near);
  const first = (await homeBlock(page, 'home-stores')).getByRole('article').first();
  for (const image of await first.locator('img').all()) {
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test('HOM-20 the heart of a store asks a guest to log in', async ({ visit, page }) => {
  await visit('/home', near);
  await (
    await homeBlock(page, 'home-stores')
  )
    .getByRole('button', { name: /^Add .* to favourites$/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('You are not logged in')).toBeVisible();
});

test('MOD-03 a module link switches the module; a guest has no interests to choose and goes to the home page', async ({
  visit,
  page,
  shopUrl,
}) => {
  await visit('/home', near);
  const before = await page.getByRole('main').getByRole('article').first().innerText();
  await page.getByRole('banner').getByRole('link', { name: 'Grocery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh from the market in under an hour');
  await expect(page.getByRole('main').getByRole('article').first()).not.toHaveText(before);
  await expect(page).toHaveURL(`${shopUrl}/home`);
});

test('home without a location redirects to the landing page', async ({ visit, page, shopUrl }) => {
  await visit('/home');
  await expect(page).toHaveURL(`${shopUrl}/`);
});

test('HOM-05 the banners advance every four seconds and can be paused', async ({ visit, page }) => {
  await page.clock.install({ time: shopNow() });
  await visit('/home', near);
  const row = page.getByRole('group', { name: 'Offers and news' });
  const list = row.locator('ul');
  const at = () => list.evaluate((element) => Math.round(element.scrollLeft));
  await expect(row.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  expect(await at()).toBe(0);
  await page.clock.runFor(5_000);
  await expect.poll(at).toBeGreaterThan(0);
  await row.getByRole('button', { name: 'Pause slideshow' }).click();
  const stopped = await at();
  await page.mouse.move(10, 10);
  await page.clock.runFor(9_000);
  expect(await at()).toBe(stopped);
});

for (const { moduleId, name, seen } of [
  { moduleId: 1, name: 'food', seen: { 390: 1.1, 1440: 3 } },
  { moduleId: 2, name: 'grocery', seen: { 390: 1.1, 820: 2, 1440: 2 } },
  { moduleId: 3, name: 'pharmacy', seen: { 390: 1.1, 1440: 3 } },
  { moduleId: 4, name: 'ecommerce', seen: { 390: 1.1, 1440: 2 } },
]) {
  test(`HOM-05 the banners of ${name} are shown side by side as the screen allows`, async ({ visit, page }) => {
    for (const [width, count] of Object.entries(seen)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await visit('/home', { ...near, zoneIds: [2], moduleId });
      const row = page.getByRole('group', { name: 'Offers and news' });
      await expect(row).toBeVisible();
      expect(await visibleSlides(row)).toBeCloseTo(count, 0.7);
    }
  });
}

test('HOM-05 a banner links to its URL, its store or its item', async ({ visit, page }) => {
  const answer = await page.request.get('/api/v1/banners', { headers: { ...headers, zoneid: '[2]', moduleid: '2' } });
  const { banners } = (await answer.json()) as {
    banners: {
      type: string;
      title: string;
      link: string | null;
      store: { slug: string } | null;
      item: { slug: string } | null;
    }[];
  };
  await visit('/home', { ...near, zoneIds: [2], moduleId: 2 });
  const row = page.getByRole('group', { name: 'Offers and news' });
  for (const { type, title, link, store, item } of banners) {
    const target =
      type === 'store_wise' ? `/store/${store?.slug}` : type === 'item_wise' ? `/product/${item?.slug}` : link;
    const href = await row.getByRole('link', { name: title, exact: true }).getAttribute('href');
    expect(href?.startsWith(target ?? '?'), `${title}: ${href}`).toBe(true);
  }
  const store = banners.find(({ type }) => type === 'store_wise');
  await row.getByRole('link', { name: store?.title ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/store/${store?.store?.slug}`));
});

test('HOM-06 every featured category is listed and links to its results; from seven on the row loops', async ({
  visit,
  page,
}) => {
  const answer = await page.request.get('/api/v1/categories?featured=1&limit=20', { headers });
  const categories = (await answer.json()) as { id: number; name: string; featured: number }[];
  await visit('/home', near);
  const part = await homeBlock(page, 'featured-categories');
  const links = part.getByRole('group').getByRole('link');
  await expect(links).toHaveCount(categories.length);
  expect(categories.length).toBeGreaterThanOrEqual(7);
  for (const { id, name } of categories) {
    const href = await part.getByRole('link', { name, exact: true }).getAttribute('href');
    const { searchParams } = new URL(href ?? '', 'http://shop');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      search: 'category',
      id: String(id),
      data_type: 'category',
    });
    expect(Buffer.from(searchParams.get('name') ?? '', 'base64').toString()).toBe(name);
  }
  await part.getByRole('button', { name: 'Previous' }).click();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await part.getByRole('button', { name: 'Next' }).click();
  await expect(links.first()).toBeInViewport();
});

test('HOM-11 a guest has no visit again block', async ({ visit, page }) => {
  await visit('/home', near);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Visit Again!|Wanna Try Again|Whats New/)).toHaveCount(0);
});

test('HOM-22 the welcome is shown once, after the page has settled', async ({ visit, page }) => {
  await visit('/home', { ...near, isFirstVisit: true });
  const welcome = page.getByRole('dialog', { name: 'Welcome to Rialto' });
  await expect(welcome).toBeVisible();
  expect(Math.round((await welcome.boundingBox())?.width ?? 0)).toBe(382);
  await expect(welcome).not.toContainText(/discount|off/i);
  // The page behind it stays usable.
  await page.getByRole('banner').getByRole('link', { name: 'Grocery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh from the market in under an hour');
  await expect(welcome).toBeVisible();
  await welcome.getByRole('button', { name: 'Close' }).click();
  await expect(welcome).toBeHidden();
  expect((await storedOnDevice(page))['welcome']).toBe('closed');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(welcome).toHaveCount(0);
});
