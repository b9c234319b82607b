import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { codeOf, openOrderingShop, type Buyer, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { addItem } from '../../../testing/small-catalogue.ts';
import { addCoupon, addFlashSale, addItemCampaign } from '../../../testing/small-promotions.ts';

let shop: OrderingShop;
beforeEach(async () => {
  shop = await openOrderingShop();
});
/** No invariant may be broken after a race. */
afterEach(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const tally = (answers: LightMyRequestResponse[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, codeOf)]
      .map(([code, group]) => [code, group.length] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
const count = async (table: 'orders' | 'order_lines' | 'coupon_uses') => {
  const rows = await shop.sql<{ all: number }[]>`
    select case ${table} when 'orders' then (select count(*) from orders)
                         when 'order_lines' then (select count(*) from order_lines)
                         else (select count(*) from coupon_uses where given_back_at is null) end as all`;
  return rows[0]?.all;
};
const stockOf = async (itemId: number) =>
  (await shop.sql<{ stock: number }[]>`select stock from inventory where item_id = ${itemId}`)[0]?.stock;

/** Inserts many guests with carts in one statement, because filling carts is not under test. */
async function buyersWithCarts(howMany: number, itemId: number, storeId: number): Promise<Buyer[]> {
  const buyers = await many(howMany, () => shop.guest());
  const ids = buyers.map(({ id }) => id);
  const module = storeId === 3 ? 2 : 1;
  await shop.sql`
    insert into carts (owner_kind, owner_id, store_id, module_id, is_empty)
    select 'guest', id, ${storeId}, ${module}, false from unnest(${ids}::bigint[]) b(id)`;
  await shop.sql`
    insert into cart_lines (id, owner_kind, owner_id, store_id, model, item_id, name_en, selection, selection_hash, quantity)
    select id, 'guest', id, ${storeId}, 'Item', ${itemId}, 'Item', '{"choices":[],"variation":null,"addOns":[]}', '', 1
    from unnest(${ids}::bigint[]) b(id)`;
  return buyers;
}

test('CHK-10 CHK-11 T21 of a thousand buyers a hundred get the hundred units', async () => {
  const buyers = await buyersWithCarts(1_000, 3, 3);
  const answers = await Promise.all(buyers.map((buyer) => shop.place(buyer, { order_amount: 5 })));
  expect(tally(answers)).toEqual({ ok: 100, out_of_stock: 900 });
  expect(await count('orders')).toBe(100);
  expect(await stockOf(3)).toBe(0);
});

test('T21 a sale and a campaign sell exactly their stock', async () => {
  await addFlashSale(shop.sql, { id: 1, items: [{ id: 1, stock: 5 }] });
  const onSale = await buyersWithCarts(20, 1, 1);
  const answers = await Promise.all(onSale.map((buyer) => shop.place(buyer, { order_amount: 9 })));
  expect(tally(answers)).toEqual({ ok: 5, price_changed: 15 });
  await addItemCampaign(shop.sql, { id: 1, stock: 3, priceMinor: 400 });
  const line = { item_id: 1, model: 'ItemCampaign', quantity: 1 };
  const campaign = await many(12, async (at) =>
    shop.place(await shop.customer(), { source: 'campaign', line, order_amount: 4 }, `key-${at}`),
  );
  expect(tally(campaign)).toEqual({ ok: 3, out_of_stock: 9 });
});

test.each([
  ['with a key', 'one-key'],
  ['without one', undefined],
])('CHK-10 T23 T41 fifty identical requests %s place one order', async (_how, key) => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 3, quantity: 2 });
  const answers = await many(50, () => shop.place(buyer, { order_amount: 10 }, key));
  expect(tally(answers)).toEqual(key ? { ok: 50 } : { cart_empty: 49, ok: 1 });
  const ids = answers
    .filter(({ statusCode }) => statusCode === 200)
    .map((answer) => answer.json<{ order_id: number }>().order_id);
  expect(new Set(ids).size).toBe(1);
  expect(await count('orders')).toBe(1);
  expect(await stockOf(3)).toBe(98);
});

test('CHK-10 T23 a retry gets the order of its key although the cart holds the same again, and leaves the cart as it is', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 3, quantity: 2 });
  const first = await shop.place(buyer, { order_amount: 10 }, 'once');
  await shop.add(buyer, { item_id: 3, quantity: 2 });
  const retries = await many(3, () => shop.place(buyer, { order_amount: 10 }, 'once'));
  expect(retries.map((each) => each.json<object>())).toEqual([first, first, first].map((each) => each.json<object>()));
  expect([await count('orders'), await stockOf(3)]).toEqual([1, 98]);
  expect(codeOf(await shop.place(buyer, { order_amount: 10, order_note: 'Other' }, 'once'))).toBe('key_reused');
  expect(codeOf(await shop.place(buyer, { order_amount: 10 }, 'twice'))).toBe('ok');
});

test('T24 one key with two bodies is refused, and another buyer’s same key is another order', async () => {
  const [one, other] = [await shop.guest(), await shop.guest()];
  for (const buyer of [one, other]) await shop.add(buyer, { item_id: 1 });
  expect(codeOf(await shop.place(one, { order_amount: 10 }, 'same'))).toBe('ok');
  const changed = await shop.place(one, { order_amount: 10, order_note: 'Hurry' }, 'same');
  expect([changed.statusCode, codeOf(changed)]).toEqual([422, 'key_reused']);
  expect(codeOf(await shop.place(other, { order_amount: 10 }, 'same'))).toBe('ok');
  expect(await count('orders')).toBe(2);
});

test('T24 a key used for a cart order is not valid for buying at once, and vice versa', async () => {
  const buyer = await shop.guest();
  const atOnce = { source: 'buy_now', line: { item_id: 1, quantity: 1 }, order_amount: 10 };
  await shop.add(buyer, { item_id: 1 });
  expect(codeOf(await shop.place(buyer, { order_amount: 10 }, 'cart'))).toBe('ok');
  expect(codeOf(await shop.place(buyer, atOnce, 'cart'))).toBe('key_reused');
  expect(codeOf(await shop.place(buyer, atOnce, 'once'))).toBe('ok');
  await shop.add(buyer, { item_id: 1 });
  expect(codeOf(await shop.place(buyer, { order_amount: 10 }, 'once'))).toBe('key_reused');
  expect(await count('orders')).toBe(2);
});

test('T24 a key can be reused after a refused order', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  expect(codeOf(await shop.place(buyer, { order_amount: 9 }, 'again'))).toBe('price_changed');
  expect(codeOf(await shop.place(buyer, { order_amount: 9 }, 'again'))).toBe('price_changed');
  expect(codeOf(await shop.place(buyer, { order_amount: 10 }, 'again'))).toBe('ok');
});

test('CHK-10 buying at once needs a key, because there is no cart to consume', async () => {
  const wish = { source: 'buy_now', line: { item_id: 1, quantity: 1 }, order_amount: 10 };
  expect(codeOf(await shop.place(await shop.guest(), wish))).toBe('key_required');
  const buyer = await shop.guest();
  const answers = await many(10, () => shop.place(buyer, wish, 'buy'));
  expect(tally(answers)).toEqual({ ok: 10 });
  expect(await count('orders')).toBe(1);
});

test.each([1, 10])('CHK-09 T27 two hundred buyers use a coupon with a limit of %i exactly that often', async (uses) => {
  await addCoupon(shop.sql, { id: 1, code: 'AHLAN', discount: ['amount', 100], uses: [uses, 0] });
  const buyers = await buyersWithCarts(200, 1, 1);
  const answers = await Promise.all(
    buyers.map((buyer) => shop.place(buyer, { coupon_code: 'AHLAN', order_amount: 9 })),
  );
  expect(tally(answers)).toEqual({ coupon_used_up: 200 - uses, ok: uses });
  expect(await count('coupon_uses')).toBe(uses);
});

test('CHK-09 T27 the limit per customer holds for concurrent orders from all devices', async () => {
  await addCoupon(shop.sql, { id: 1, code: 'TWICE', discount: ['amount', 100], perCustomer: 2 });
  const buyer = await shop.customer();
  const line = { item_id: 1, quantity: 1 };
  const answers = await many(9, (at) =>
    shop.place(buyer, { source: 'buy_now', line, coupon_code: 'TWICE', order_amount: 9 }, `device-${at}`),
  );
  expect(tally(answers)).toEqual({ coupon_own_limit: 7, ok: 2 });
});

test('T22 carts with the same items in opposite order do not deadlock', async () => {
  await addItem(shop.sql, { id: 4, store: 3, category: 3, priceMinor: 500, stock: 1_000 });
  await shop.sql`update inventory set stock = 1000`;
  const buyers = await many(60, () => shop.guest());
  await many(buyers.length, async (at) => {
    const [buyer] = buyers.slice(at);
    for (const item_id of at % 2 === 0 ? [3, 4] : [4, 3]) if (buyer) await shop.add(buyer, { item_id });
  });
  const answers = await Promise.all(buyers.map((buyer) => shop.place(buyer, { order_amount: 10 })));
  expect(tally(answers)).toEqual({ ok: 60 });
  expect([await stockOf(3), await stockOf(4)]).toEqual([940, 940]);
});

test('HOM-22 T18 of twenty concurrent first orders one gets the discount, and the others are refused with the real price', async () => {
  const first = { firstOrderDiscount: { type: 'percent', value: 5000, maximumMinor: null, days: 100_000 } };
  await shop.sql`update shop_settings set settings = settings || ${JSON.stringify(first)}::jsonb`;
  const buyer = await shop.customer();
  const wish = { source: 'buy_now', line: { item_id: 1, quantity: 1 } };
  await expect.poll(async () => (await shop.quote(buyer, wish)).json<{ bill: { total: number } }>().bill.total).toBe(5);
  const answers = await many(20, (at) => shop.place(buyer, { ...wish, order_amount: 5 }, `device-${at}`));
  expect(tally(answers)).toEqual({ ok: 1, price_changed: 19 });
  const again = await many(5, (at) => shop.place(buyer, { ...wish, order_amount: 10 }, `next-${at}`));
  expect(tally(again)).toEqual({ ok: 5 });
});

test('CHK-14 T28 an order cancelled from ten tabs releases everything once', async () => {
  await addCoupon(shop.sql, { id: 1, code: 'ONCE', discount: ['amount', 100], uses: [1, 0], perCustomer: 1 });
  const buyer = await shop.customer();
  for (let round = 0; round < 5; round++) {
    await shop.add(buyer, { item_id: 3, quantity: 3 });
    const placed = await shop.order(buyer, { coupon_code: 'ONCE' });
    expect(codeOf(placed)).toBe('ok');
    expect(await stockOf(3)).toBe(97);
    const { order_id } = placed.json<{ order_id: number }>();
    const answers = await many(10, () => shop.cancel(buyer, order_id));
    expect(tally(answers)).toEqual({ ok: 1, order_step_refused: 9 });
    expect(await stockOf(3)).toBe(100);
    expect(await count('coupon_uses')).toBe(0);
  }
});

test('D4 a repeated cancel with the same key returns the first response', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  const { order_id } = (await shop.order(buyer)).json<{ order_id: number }>();
  expect(codeOf(await shop.cancel(buyer, order_id, 'cancel'))).toBe('ok');
  expect(codeOf(await shop.cancel(buyer, order_id, 'cancel'))).toBe('ok');
  expect(codeOf(await shop.cancel(buyer, order_id))).toBe('order_step_refused');
});
