import { findItem } from '../set-up/items.ts';
import { layoutShiftOf, watchLayoutShift } from '../set-up/layout-shift.ts';
import { expect, test } from '../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 4, point: { lat: 33, lng: 27 } };
const SHOPPING = 4;
const FOOD = 1;

test('ITM-17 the item page has pictures, price, store, details and more items of the store', async ({
  visit,
  page,
  request,
}) => {
  const item = await findItem(request, SHOPPING, ({ images_full_url }) => images_full_url.length >= 3);
  await visit(`/product/${item.slug}?module_id=4`, here);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(item.name);
  await expect(main).toContainText(`$${item.final_price.toFixed(2)}`);
  await expect(main.getByText(item.description.slice(0, 60))).toBeVisible();
  const gallery = main.getByRole('region', { name: `Photos of ${item.name}` });
  await expect(gallery.getByRole('link')).toHaveCount(item.images_full_url.length);
  const sold = main.getByRole('region', { name: 'Sold by' });
  await expect(sold.getByRole('heading', { level: 3 })).toHaveText(item.store_name);
  await expect(sold.getByRole('link')).toHaveAttribute('href', new RegExp(`/store/${item.store_slug}\\?`));
  await expect(main.getByRole('region', { name: 'Delivery and details' })).toContainText(/min/);
  await expect(main.getByRole('region', { name: 'Reviews' })).toBeVisible();
  const related = main.getByRole('region', { name: `More from ${item.store_name}` });
  await expect(related.getByRole('article').first()).toBeVisible();
  await expect(related.getByRole('heading', { level: 3, name: item.name, exact: true })).toHaveCount(0);
});

for (const language of ['en', 'ar'] as const) {
  test(`ITM-17 the pictures are browsed by keyboard and by thumbnail in ${language}`, async ({
    visit,
    page,
    request,
  }) => {
    const item = await findItem(request, SHOPPING, ({ images_full_url }) => images_full_url.length >= 3);
    await visit(`/product/${item.slug}`, { ...here, language });
    const gallery = page.locator('section:has(#picture-1)');
    const thumbnails = gallery.getByRole('link');
    await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
    await gallery.getByRole('list').first().focus();
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#picture-2')).toBeInViewport({ ratio: 0.9 });
    await thumbnails.nth(2).click();
    await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#picture-3')).toBeInViewport({ ratio: 0.9 });
  });
}

test('ITM-15 ITM-17 every variation shows its own price, and a sold-out one cannot be added', async ({
  visit,
  page,
  request,
}) => {
  const item = await findItem(
    request,
    SHOPPING,
    ({ choice_options, variations, open }) =>
      open === 1 &&
      choice_options.length === 1 &&
      variations.some(({ stock }) => stock === 0) &&
      variations.some(({ stock }) => stock > 0),
  );
  await visit(`/product/${item.slug}`, here);
  const main = page.getByRole('main');
  const options = main.getByRole('group', { name: item.choice_options[0]!.title });
  for (const { label, price, stock } of item.variations) {
    await options.getByRole('button', { name: new RegExp(`^${escaped(label)}`) }).click();
    const off = item.discount_type === 'percent' ? (price * item.discount) / 100 : item.discount;
    await expect(main.locator('output').filter({ hasText: '$' })).toContainText(`$${(price - off).toFixed(2)}`);
    if (stock === 0) {
      await expect(main.getByText('This variation is out of stock', { exact: true })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Out of Stock', exact: true })).toBeDisabled();
    } else {
      await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toBeEnabled();
    }
  }
});

test('ITM-17 an id redirects permanently to the slug, and an unknown item returns a 404 page', async ({
  visit,
  page,
  request,
}) => {
  const item = await findItem(request, FOOD);
  const moved = await request.get(`/product/${item.id}?module_id=1`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe(`/product/${item.slug}?module_id=1`);
  for (const id of ['no-such-thing', '99999999', 'Not%20A%20Slug']) {
    expect((await request.get(`/product/${id}`)).status(), id).toBe(404);
  }
  await visit('/product/no-such-thing', here);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('ITM-17 a shared link works without a location', async ({ visit, page, request }) => {
  const item = await findItem(request, FOOD);
  await visit(`/product/${item.slug}`, { zoneIds: [] });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.name);
  await expect(
    page
      .getByRole('region', { name: /^More from/ })
      .getByRole('article')
      .first(),
  ).toBeVisible();
});

test('ITM-17 metadata for search engines and shared links has name, price, currency and availability', async ({
  visit,
  page,
  request,
}) => {
  const item = await findItem(request, SHOPPING, ({ avg_rating }) => avg_rating !== null);
  await visit(`/product/${item.slug}?module_id=4`, here);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, crumbs] = texts.flatMap((text) => JSON.parse(text) as Record<string, unknown>[]);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: item.name,
    offers: { price: item.final_price, priceCurrency: 'USD' },
    aggregateRating: { ratingValue: item.avg_rating, ratingCount: item.rating_count },
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/product/${item.slug}$`));
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\//);
});

test('ITM-17 ITM-19 reviews are paged below the real counts', async ({ visit, page, request }) => {
  const reviewsOf = async (id: number) =>
    (await (await request.get(`/api/v1/items/reviews/${id}?limit=50`)).json()) as {
      total_size: number;
      reviews: { customer_name: string; comment: string }[];
    };
  let found: Awaited<ReturnType<typeof reviewsOf>> | undefined;
  let slug = '';
  for (const moduleId of [FOOD, SHOPPING]) {
    if (found) break;
    const headers = { zoneid: '[2]', moduleid: String(moduleId) };
    const list = await request.get('/api/v1/items/most-reviewed?limit=50', { headers });
    const { products } = (await list.json()) as { products: { id: number; slug: string }[] };
    for (const product of products) {
      const reviews = await reviewsOf(product.id);
      if (reviews.total_size <= 5) continue;
      found = reviews;
      slug = product.slug;
      break;
    }
  }
  if (!found) throw new Error('The demo city has no item with more than five reviews');
  await visit(`/product/${slug}`, here);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('article')).toHaveCount(5);
  await expect(reviews.getByRole('article').first()).toContainText(found.reviews[0]!.customer_name);
  await reviews.getByRole('button', { name: 'Show more' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(Math.min(10, found.total_size));
});

test('LOC-11 adding from the page without a location asks for one', async ({ visit, page, request }) => {
  const item = await findItem(
    request,
    SHOPPING,
    ({ has_options, stock, open }) => has_options === 0 && (stock ?? 0) > 0 && open === 1,
  );
  await visit(`/product/${item.slug}`, { zoneIds: [] });
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Insert delivery location' })).toBeVisible();
});

test('ITM-02 ITM-19 a card shows name, price, unit and real rating, and has add, favourite and details', async ({
  visit,
  page,
  request,
}) => {
  const item = await findItem(request, SHOPPING);
  await visit(`/product/${item.slug}`, here);
  const headers = { zoneid: '[2]' };
  const answer = await request.get(`/api/v1/items/related-store-items/${item.slug}?limit=12`, { headers });
  const { products } = (await answer.json()) as { products: (typeof item)[] };
  const cards = page.getByRole('region', { name: /^More from/ }).getByRole('article');
  await expect(cards).toHaveCount(products.length);
  for (const [at, product] of products.slice(0, 5).entries()) {
    const card = cards.nth(at);
    await expect(card.getByRole('heading')).toHaveText(product.name);
    await expect(card).toContainText(`$${product.final_price.toFixed(2)}`);
    if (product.unit_type) await expect(card).toContainText(product.unit_type);
    await expect(card).toContainText(product.avg_rating === null ? 'Not rated yet' : product.avg_rating.toFixed(2));
    if (product.final_price < product.price) await expect(card).toContainText(/off/);
    await expect(card.getByRole('button', { name: /favourites$/ })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ITM-17 the page is complete, and its links work', async ({ visit, page, request }) => {
    const item = await findItem(request, SHOPPING, ({ images_full_url }) => images_full_url.length >= 3);
    await visit(`/product/${item.slug}`, here);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.name);
    await expect(page.getByText('Ordering requires JavaScript')).toBeVisible();
    const card = page
      .getByRole('region', { name: /^More from/ })
      .getByRole('link')
      .last();
    await expect(card).toBeVisible();
    await card.click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(item.name);
  });
});

for (const width of [390, 820, 1440]) {
  test(`the item page has no horizontal scrolling and no layout shift at ${width} px`, async ({
    visit,
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShift(page);
    const item = await findItem(request, SHOPPING, ({ choice_options }) => choice_options.length > 1);
    for (const language of ['en', 'ar'] as const) {
      await visit(`/product/${item.slug}`, { ...here, language });
      await page.waitForLoadState('networkidle');
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `horizontal scrolling in ${language}`).toBeLessThanOrEqual(0);
      expect(await layoutShiftOf(page), `layout shift in ${language}`).toBeLessThanOrEqual(0.02);
    }
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
