import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deliver, placeOrderOf } from '../../../testing/delivered-orders.ts';
import { NOON, openOrderingShop, type Buyer, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';

let shop: OrderingShop;
let now = NOON;
const here = { zoneid: '[1]', moduleid: '1' };
beforeAll(async () => {
  shop = await openOrderingShop({ clock: () => now });
  await addCategory(shop.sql, { id: 9 });
  await addItem(shop.sql, { id: 10, store: 1 });
  await addItem(shop.sql, { id: 11, store: 1, category: 9 });
});
afterAll(() => shop.close());

type CardList = { id: number }[];
const idsOf = (rows: CardList) => rows.map(({ id }) => id);
const popularItems = async () =>
  idsOf((await shop.get('/items/popular', here)).json<{ products: CardList }>().products);
const popularStores = async () => idsOf((await shop.get('/stores/popular', here)).json<{ stores: CardList }>().stores);
const visitAgain = async (buyer: Buyer) =>
  idsOf((await shop.get('/customer/visit-again', { ...here, ...buyer.headers })).json<CardList>());
const suggested = async (buyer: Buyer) =>
  idsOf(
    (await shop.get('/customer/suggested-items?limit=10', { ...here, ...buyer.headers })).json<{ products: CardList }>()
      .products,
  );
const eventsDelivered = () =>
  vi.waitFor(async () => expect(await shop.sql`select from outbox where delivered_at is null`).toHaveLength(0), 15_000);
/** Lists of items are cached for five minutes. */
const cachesExpired = () => (now = new Date(now.getTime() + 301_000));

async function buyAndReceive(buyer: Buyer, itemId: number): Promise<void> {
  const orderId = await placeOrderOf(shop, buyer, [{ item_id: itemId }]);
  await deliver(shop.sql, orderId, now);
}

test('HOM-04 items and stores that are delivered more often come first, and placed orders change nothing', async () => {
  const buyer = await shop.customer();
  expect(await popularItems()).toEqual([1, 2, 10, 11]);
  expect(await popularStores()).toEqual([1, 2]);
  for (let count = 0; count < 2; count += 1) await buyAndReceive(buyer, 2);
  await buyAndReceive(buyer, 10);
  for (let count = 0; count < 4; count += 1) await placeOrderOf(shop, buyer, [{ item_id: 11 }]);
  await eventsDelivered();
  cachesExpired();
  expect(await popularItems()).toEqual([2, 10, 1, 11]);
  expect(await popularStores()).toEqual([2, 1]);
});

test('HOM-11 stores to visit again are those of the customer’s own orders, the latest first', async () => {
  const [buyer, other] = [await shop.customer(), await shop.customer()];
  await buyAndReceive(buyer, 1);
  now = new Date(now.getTime() + 60_000);
  await buyAndReceive(buyer, 2);
  expect(await visitAgain(buyer)).toEqual([2, 1]);
  expect(await visitAgain(other)).toEqual([]);
  now = new Date(now.getTime() + 60_000);
  await buyAndReceive(buyer, 1);
  expect(await visitAgain(buyer)).toEqual([1, 2]);
});

test('SEA-03 suggested items come from the categories of own orders: own items first, then the most delivered', async () => {
  const buyer = await shop.customer();
  expect(await suggested(buyer)).toEqual([]);
  await buyAndReceive(buyer, 1);
  await eventsDelivered();
  const ids = await suggested(buyer);
  // Item 11 is of another category; 2 was delivered more often than 10.
  expect(ids).toEqual([1, 2, 10]);
  await buyAndReceive(buyer, 11);
  expect((await suggested(buyer)).slice(0, 2).sort()).toEqual([1, 11]);
});
