import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { codeOf, openOrderingShop, textOf, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { addItemCampaign } from '../../../testing/small-promotions.ts';

/** The bodies that the requirements decide for placing and quoting (API-08), field by field. */

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
  await addItemCampaign(shop.sql, { id: 1, priceMinor: 400 });
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

const everything = {
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  address: '12 Harbour Street',
  latitude: 33.1,
  longitude: 27.1,
  house: '12',
  floor: '3',
  road: 'Harbour Street',
  contact_person_name: 'Mariam Adel',
  contact_person_number: '+201001234567',
  contact_person_email: 'mariam@example.com',
  schedule_at: null,
  dm_tips: 1,
  order_note: 'No onions, please',
};
const buyNow = { model: 'Item', item_id: 1, quantity: 2, variation: [], add_on_ids: [], add_on_qtys: [] };
type QuoteReply = { bill: { total: number }; lines: { item_id: number; model: string; quantity: number }[] };
type PlacingReply = {
  order_id: number;
  order_amount: number;
  order_status: string;
  message: string;
  payment_url: string;
};
let keyCount = 0;
const newKey = () => `order-bodies-${(keyCount += 1)}`;

test('API-08 a quote takes the whole body of placing, and placing it costs what the quote said', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  const quoted = await shop.quote(buyer, { ...everything, order_amount: 12.34 });
  expect(codeOf(quoted)).toBe('ok');
  const { total } = quoted.json<QuoteReply>().bill;
  const placed = await shop.place(buyer, { ...everything, order_amount: total }, newKey());
  expect(placed.json()).toMatchObject({
    order_id: expect.any(Number) as number,
    order_amount: total,
    order_status: 'pending',
    message: 'Thank you for your order',
    payment_url: null,
  });
});

test('API-08 an order is placed without the total that the visitor saw, but never at another total', async () => {
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 1 });
  expect(codeOf(await shop.place(buyer, { ...everything, order_amount: 0.01 }))).toBe('price_changed');
  const placed = await shop.place(buyer, everything);
  expect([codeOf(placed), placed.json<PlacingReply>().order_amount]).toEqual(['ok', 11]);
});

test('API-08 buy_now orders one item and leaves the cart as it is', async () => {
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 2 });
  const wish = { ...everything, buy_now: buyNow };
  const { lines, bill } = (await shop.quote(buyer, wish)).json<QuoteReply>();
  expect(lines).toMatchObject([{ item_id: 1, model: 'Item', quantity: 2 }]);
  expect(codeOf(await shop.place(buyer, { ...wish, order_amount: bill.total }))).toBe('key_required');
  const key = newKey();
  const [first, retried] = [await shop.place(buyer, wish, key), await shop.place(buyer, wish, key)];
  expect(first.json<PlacingReply>()).toMatchObject({ order_amount: bill.total });
  expect(retried.json<PlacingReply>().order_id).toBe(first.json<PlacingReply>().order_id);
  expect((await shop.cart(buyer)).json<{ lines: object[] }>().lines).toHaveLength(1);
});

test('API-08 buy_now with the model ItemCampaign orders from a campaign', async () => {
  const buyer = await shop.customer();
  const wish = { ...everything, buy_now: { ...buyNow, model: 'ItemCampaign', quantity: 1 } };
  expect((await shop.quote(buyer, wish)).json<QuoteReply>().lines).toMatchObject([
    { item_id: 1, model: 'ItemCampaign' },
  ]);
  expect(codeOf(await shop.place(buyer, wish, newKey()))).toBe('ok');
});

test('API-08 a parcel without a category is refused with a reason, by the quote and by placing', async () => {
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 1 });
  const wish = { ...everything, order_type: 'parcel' };
  const quote = (await shop.quote(buyer, wish)).json<{ problems: object[] }>();
  expect(quote.problems).toEqual([{ code: 'parcel_category_required', message: 'Choose what you’re sending.' }]);
  const answer = await shop.place(buyer, wish, newKey());
  expect([answer.statusCode, codeOf(answer), textOf(answer)]).toEqual([
    422,
    'parcel_category_required',
    'Choose what you’re sending.',
  ]);
});

test('API-08 an order can be paid from the wallet, which is refused while it is empty', async () => {
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 1 });
  expect(codeOf(await shop.place(buyer, { ...everything, payment_method: 'wallet' }))).toBe('wallet_too_low');
});
