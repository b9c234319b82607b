import type { OrderReviews, OwnReview } from '@rialto/contract/shapes/review.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../invariants/find-breaches.ts';
import { addCourier, deliver, markDeliveredBy, placeOrderOf } from '../../testing/delivered-orders.ts';
import { multipart } from '../../testing/multipart.ts';
import { codeOf, NOON, openOrderingShop, type Buyer, type OrderingShop } from '../../testing/ordering-shop.ts';
import { signIn } from '../../testing/people.ts';
import { addItem } from '../../testing/small-catalogue.ts';

let shop: OrderingShop;
let now = NOON;
beforeAll(async () => {
  shop = await openOrderingShop({ clock: () => now });
  await addCourier(shop.sql, 1);
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

type SubmitReply = { message: string; review: OwnReview; avg_rating: number; rating_count: number };
type RatingSummary = { avg_rating: number | null; rating_count: number; ratings: number[] };
const rateItem = (buyer: Buyer, body: object) =>
  shop.post('/items/reviews/submit', { item_id: 1, rating: 5, ...body }, buyer.headers);
const rateStore = (buyer: Buyer, body: object) =>
  shop.post('/stores/reviews/submit', { rating: 4, ...body }, buyer.headers);
const rateCourier = (buyer: Buyer, body: object) =>
  shop.post('/delivery-man/reviews/submit', { rating: 3, ...body }, buyer.headers);
const subjects = async (buyer: Buyer, orderId: number) =>
  (await shop.get(`/customer/order/reviews?order_id=${orderId}`, buyer.headers)).json<OrderReviews>();
const itemPage = async (id: number) => (await shop.get(`/items/details/${id}`)).json<RatingSummary>();
const storePage = async (id: number) => (await shop.get(`/stores/details/${id}`)).json<RatingSummary>();
const courierRatings = async (id: number) =>
  (await shop.sql<{ ratings: number[] }[]>`select ratings from couriers where id = ${id}`)[0]?.ratings;

async function deliveredOrder(buyer: Buyer, lines?: Parameters<typeof placeOrderOf>[2]): Promise<number> {
  const orderId = await placeOrderOf(shop, buyer, lines);
  await deliver(shop.sql, orderId, now);
  return orderId;
}

/** An item of its own, so that its rating starts from nothing. */
async function freshItem(id: number): Promise<number> {
  await addItem(shop.sql, { id, priceMinor: 500 });
  return id;
}

test('REV-02 the item, the store and the courier of a delivered order are rated, and all ratings change at once', async () => {
  const itemId = await freshItem(100);
  const buyer = await shop.customer();
  const orderId = await deliveredOrder(buyer, [{ item_id: itemId }]);
  await markDeliveredBy(shop.sql, 1, orderId, now);
  const before = await storePage(1);

  const item = await rateItem(buyer, { order_id: orderId, item_id: itemId, rating: 2, comment: '  Cold \n soup ' });
  expect(item.statusCode, item.body).toBe(200);
  expect(item.json<SubmitReply>()).toMatchObject({
    message: 'Thanks for your rating',
    review: { rating: 2, comment: 'Cold \n soup', images_full_url: [], reply: null, is_hidden: 0 },
    avg_rating: 2,
    rating_count: 1,
  });
  expect(await itemPage(itemId)).toMatchObject({ avg_rating: 2, rating_count: 1, ratings: [0, 1, 0, 0, 0] });

  expect(codeOf(await rateStore(buyer, { order_id: orderId, store_id: 1, rating: 5 }))).toBe('ok');
  const after = await storePage(1);
  // The review of an item counts for its store too, which lists it.
  expect(after.rating_count).toBe(before.rating_count + 2);
  expect(after.ratings).toEqual(before.ratings.map((count, at) => count + (at === 1 || at === 4 ? 1 : 0)));

  const courier = await rateCourier(buyer, { order_id: orderId, delivery_man_id: 1, rating: 4, comment: 'Kind' });
  expect(courier.json<SubmitReply>()).toMatchObject({ avg_rating: 4, rating_count: 1 });
  expect(await courierRatings(1)).toEqual([0, 0, 0, 1, 0]);

  const { reviews } = (await shop.get(`/items/reviews/${itemId}`)).json<{ reviews: object[] }>();
  expect(reviews).toMatchObject([{ customer_name: 'Mariam A.', rating: 2, comment: 'Cold \n soup', item_id: itemId }]);
  // Comments about a courier are not published.
  const ofStore = (await shop.get('/stores/reviews?store_id=1&limit=50')).body;
  expect(ofStore).not.toContain('Kind');
});

test('REV-02 each delivered line is rated once, also if two lines have the same item', async () => {
  const itemId = 101;
  const size = (name: string) => ({ label: { en: name, ar: name }, priceMinor: 0 });
  await addItem(shop.sql, {
    id: itemId,
    foodVariations: [
      {
        name: { en: 'Size', ar: 'الحجم' },
        type: 'single',
        min: 1,
        max: 1,
        isRequired: true,
        values: [size('S'), size('L')],
      },
    ],
  });
  const buyer = await shop.customer();
  const line = (label: string) => ({
    item_id: itemId,
    variation: [{ name: 'Size', values: { label: [label] } }],
  });
  const orderId = await deliveredOrder(buyer, [line('S'), line('L')]);
  const { items, can_review, review_until } = await subjects(buyer, orderId);
  expect(items).toMatchObject([
    { line_no: 1, item_id: itemId, choices: ['S'], review: null },
    { line_no: 2, item_id: itemId, choices: ['L'], review: null },
  ]);
  expect({ can_review, review_until }).toEqual({ can_review: 1, review_until: '2026-04-01T12:00:00.000Z' });

  expect(codeOf(await rateItem(buyer, { order_id: orderId, item_id: itemId, line_no: 2, rating: 1 }))).toBe('ok');
  expect(codeOf(await rateItem(buyer, { order_id: orderId, item_id: itemId, line_no: 2 }))).toBe('review_given');
  // Without a line, the one that is left.
  expect(codeOf(await rateItem(buyer, { order_id: orderId, item_id: itemId, rating: 4 }))).toBe('ok');
  const again = await rateItem(buyer, { order_id: orderId, item_id: itemId });
  expect(again.statusCode).toBe(409);
  expect(again.json()).toEqual({ errors: [{ code: 'review_given', message: 'You’ve already rated this.' }] });
  expect((await subjects(buyer, orderId)).items.map(({ review }) => review?.rating)).toEqual([4, 1]);
  expect(await itemPage(itemId)).toMatchObject({ avg_rating: 2.5, rating_count: 2, ratings: [1, 0, 0, 1, 0] });
});

test('REV-02 store and courier are rated once per order, and again for the next order', async () => {
  const buyer = await shop.customer();
  for (const courier of [1, 1]) {
    const orderId = await deliveredOrder(buyer);
    await markDeliveredBy(shop.sql, courier, orderId, now);
    expect(codeOf(await rateStore(buyer, { order_id: orderId }))).toBe('ok');
    expect(codeOf(await rateStore(buyer, { order_id: orderId }))).toBe('review_given');
    expect(codeOf(await rateCourier(buyer, { order_id: orderId }))).toBe('ok');
    expect(codeOf(await rateCourier(buyer, { order_id: orderId }))).toBe('review_given');
  }
});

test('REV-02 twenty reviews of one line at once store one row, and the average is right', async () => {
  const itemId = await freshItem(102);
  const buyer = await shop.customer();
  const orderId = await deliveredOrder(buyer, [{ item_id: itemId }]);
  await markDeliveredBy(shop.sql, 1, orderId, now);
  const couriers = (await courierRatings(1)) ?? [];
  const twenty = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, send));
  const answers = await twenty(() => rateItem(buyer, { order_id: orderId, item_id: itemId, rating: 3 }));
  expect(answers.map(codeOf).sort()).toEqual(['ok', ...Array.from({ length: 19 }, () => 'review_given')].sort());
  expect(await itemPage(itemId)).toMatchObject({ avg_rating: 3, rating_count: 1, ratings: [0, 0, 1, 0, 0] });
  const ofCourier = await twenty(() => rateCourier(buyer, { order_id: orderId, rating: 5 }));
  expect(ofCourier.filter((answer) => codeOf(answer) === 'ok')).toHaveLength(1);
  expect(await courierRatings(1)).toEqual(couriers.map((count, at) => count + (at === 4 ? 1 : 0)));
});

test('REV-02 many customers rate the same item and store at once, and no rating is lost', async () => {
  const itemId = await freshItem(103);
  const rated = [];
  for (const rating of [1, 2, 3, 4, 5, 5, 5, 4]) {
    const buyer = await shop.customer();
    rated.push({ buyer, rating, orderId: await deliveredOrder(buyer, [{ item_id: itemId }]) });
  }
  const before = await storePage(1);
  const answers = await Promise.all(
    rated.flatMap(({ buyer, rating, orderId }) => [
      rateItem(buyer, { order_id: orderId, item_id: itemId, rating }),
      rateStore(buyer, { order_id: orderId, rating }),
    ]),
  );
  expect(answers.map(codeOf)).toEqual(answers.map(() => 'ok'));
  expect(await itemPage(itemId)).toMatchObject({ avg_rating: 3.63, rating_count: 8, ratings: [1, 1, 1, 2, 3] });
  const { ratings } = await storePage(1);
  expect(ratings).toEqual(before.ratings.map((count, at) => count + 2 * ([1, 1, 1, 2, 3][at] ?? 0)));
});

test('REV-02 only delivered orders are rated, for thirty days', async () => {
  const buyer = await shop.customer();
  const orderId = await placeOrderOf(shop, buyer);
  expect(codeOf(await rateItem(buyer, { order_id: orderId }))).toBe('review_too_early');
  expect(await subjects(buyer, orderId)).toMatchObject({
    can_review: 0,
    delivered_at: null,
    review_until: null,
    timezone: 'UTC',
  });
  await deliver(shop.sql, orderId, now);
  now = new Date('2026-04-01T12:00:01Z');
  try {
    // The first session has ended by then.
    Object.assign(buyer.headers, (await signIn(shop.sql, buyer.id)).headers);
    const late = await rateStore(buyer, { order_id: orderId });
    expect(late.json()).toEqual({
      errors: [{ code: 'review_too_late', message: 'Orders can be rated for 30 days after delivery.' }],
    });
    expect((await subjects(buyer, orderId)).can_review).toBe(0);
    now = new Date('2026-04-01T12:00:00Z');
    expect(codeOf(await rateStore(buyer, { order_id: orderId }))).toBe('ok');
  } finally {
    now = NOON;
  }
});

test('REV-02 a cancelled order is not rated, and one that was refunded after its delivery is', async () => {
  const buyer = await shop.customer();
  const canceled = await placeOrderOf(shop, buyer);
  await shop.cancel(buyer, canceled);
  expect(codeOf(await rateStore(buyer, { order_id: canceled }))).toBe('review_too_early');
  const refunded = await deliveredOrder(buyer);
  await shop.post('/customer/order/refund-request', { order_id: refunded, customer_reason: 'Cold' }, buyer.headers);
  expect(codeOf(await rateStore(buyer, { order_id: refunded, rating: 1 }))).toBe('ok');
});

test('REV-02 T58 what the order does not have cannot be rated, and another customer’s order is unknown', async () => {
  const buyer = await shop.customer();
  const orderId = await deliveredOrder(buyer);
  expect(codeOf(await rateItem(buyer, { order_id: orderId, item_id: 2 }))).toBe('not_found');
  expect(codeOf(await rateItem(buyer, { order_id: orderId, line_no: 7 }))).toBe('not_found');
  expect(codeOf(await rateStore(buyer, { order_id: orderId, store_id: 2 }))).toBe('not_found');
  expect(codeOf(await rateCourier(buyer, { order_id: orderId }))).toBe('not_found');
  expect((await subjects(buyer, orderId)).delivery_man).toBeNull();
  const stranger = await shop.customer();
  for (const rate of [rateItem, rateStore, rateCourier])
    expect(codeOf(await rate(stranger, { order_id: orderId }))).toBe('order_unknown');
  for (const rating of [0, 6, 2.5])
    expect(codeOf(await rateStore(buyer, { order_id: orderId, rating }))).toBe('invalid_input');
  const long = 'x'.repeat(1_001);
  expect(codeOf(await rateStore(buyer, { order_id: orderId, comment: long }))).toBe('invalid_input');
});

const aPicture = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

function sendForm(buyer: Buyer, url: string, values: Record<string, string>, pictures: Buffer[]) {
  const parts = Object.entries(values).map(([name, value]) => ({ name, value }));
  const { headers, payload } = multipart([...parts, ...pictures.map((bytes) => ({ name: 'image[]', bytes }))]);
  return shop.http.inject({ method: 'POST', url: `/api/v1${url}`, headers: { ...headers, ...buyer.headers }, payload });
}

test('REV-02 a review has up to three pictures, cleaned by us and shown with it', async () => {
  const itemId = await freshItem(104);
  const buyer = await shop.customer();
  const orderId = await deliveredOrder(buyer, [{ item_id: itemId }]);
  const values = { order_id: String(orderId), item_id: String(itemId), rating: '5', comment: 'Look' };
  const pictures = await Promise.all(['#a00', '#0a0', '#00a', '#aaa'].map(aPicture));
  expect(codeOf(await sendForm(buyer, '/items/reviews/submit', values, pictures))).toBe('too_many_pictures');
  const fake = Buffer.from('<svg onload="alert(1)"/>');
  expect(codeOf(await sendForm(buyer, '/items/reviews/submit', values, [fake]))).toBe('picture_type_refused');
  const sent = await sendForm(buyer, '/items/reviews/submit', values, pictures.slice(0, 2));
  expect(sent.statusCode, sent.body).toBe(200);
  const { images_full_url } = sent.json<SubmitReply>().review;
  expect(images_full_url).toHaveLength(2);
  for (const url of images_full_url) expect(url).toMatch(/^\/media\/review-[0-9a-f]{48}$/);
  const listed = (await shop.get(`/items/reviews/${itemId}`)).json<{ reviews: { images_full_url: string[] }[] }>();
  expect(listed.reviews[0]?.images_full_url).toEqual(images_full_url);
  const stored = await shop.sql<{ kind: string; type: string; customerId: number }[]>`
    select kind, content_type as type, customer_id as "customerId" from uploads
    where id in (select file_id from review_pictures)`;
  expect(stored).toEqual([1, 2].map(() => ({ kind: 'review', type: 'image/webp', customerId: buyer.id })));
});

test('REV-02 pictures about a courier stay private to the customer and the shop', async () => {
  const buyer = await shop.customer();
  const orderId = await deliveredOrder(buyer);
  await markDeliveredBy(shop.sql, 1, orderId, now);
  const values = { order_id: String(orderId), rating: '1' };
  const sent = await sendForm(buyer, '/delivery-man/reviews/submit', values, [await aPicture('#123')]);
  const [url = ''] = sent.json<SubmitReply>().review.images_full_url;
  expect(url).toMatch(/^\/files\//);
  const read = (headers: Record<string, string>) => shop.http.inject({ url, headers });
  expect((await read(buyer.headers)).statusCode).toBe(200);
  expect((await read((await shop.customer()).headers)).statusCode).toBe(404);
  expect((await read({})).statusCode).toBe(404);
});

test('T123 deleting an account leaves the stars of its reviews, without name, words and pictures', async () => {
  const itemId = await freshItem(105);
  const buyer = await shop.customer();
  const orderId = await deliveredOrder(buyer, [{ item_id: itemId }]);
  const values = { order_id: String(orderId), item_id: String(itemId), rating: '4', comment: 'Best soup' };
  expect(codeOf(await sendForm(buyer, '/items/reviews/submit', values, [await aPicture('#b0b')]))).toBe('ok');
  expect((await shop.del('/customer/remove-account', buyer.headers)).statusCode).toBe(200);
  await expect
    .poll(async () => (await shop.get(`/items/reviews/${itemId}`)).json<{ reviews: object[] }>().reviews)
    .toMatchObject([{ customer_name: 'Former customer', rating: 4, comment: '', images_full_url: [], reply: null }]);
  expect(await itemPage(itemId)).toMatchObject({ avg_rating: 4, rating_count: 1, ratings: [0, 0, 0, 1, 0] });
  expect(await shop.sql`select from uploads where customer_id = ${buyer.id}`).toHaveLength(0);
});

test('REV-02 a review written while its account is deleted keeps no name', async () => {
  for (let round = 0; round < 5; round += 1) {
    const buyer = await shop.customer();
    const orderId = await deliveredOrder(buyer);
    const [rated, removed] = await Promise.all([
      rateStore(buyer, { order_id: orderId, comment: 'Racing' }),
      shop.del('/customer/remove-account', buyer.headers),
    ]);
    expect(removed.statusCode).toBe(200);
    expect(['ok', 'token_invalid']).toContain(codeOf(rated));
    expect(await shop.sql`select from reviews where order_id = ${orderId} and author_name is not null`).toHaveLength(0);
  }
});
