import { inTransaction } from '@rialto/database/sql.ts';
import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../invariants/find-breaches.ts';
import { NOON, openOrderingShop, type Buyer, type OrderingShop } from '../../testing/ordering-shop.ts';
import { addItem } from '../../testing/small-catalogue.ts';
import { savedCartCleanup } from './cart.jobs.ts';
import { moveGuestCart } from './move-guest-cart.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
  await addItem(shop.sql, { id: 11, most: 3 });
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

const cartOf = async (buyer: Buyer) => (await shop.cart(buyer)).json<Cart>();
const shown = async (buyer: Buyer) => {
  const { lines, moved } = await cartOf(buyer);
  return { moved, lines: lines.map(({ item_id, quantity }) => [item_id, quantity]) };
};
const move = (guest: Buyer, customer: Buyer) =>
  inTransaction(shop.sql, (tx) => moveGuestCart(tx, { customerId: customer.id, guestId: guest.id, now: NOON }));

test('CRT-10 a guest’s cart moves to the account', async () => {
  const [guest, customer] = [await shop.guest(), await shop.customer()];
  await shop.add(guest, { item_id: 1, quantity: 2 });
  await move(guest, customer);
  expect(await shown(customer)).toEqual({ moved: 'moved', lines: [[1, 2]] });
  expect(await shown(guest)).toEqual({ moved: null, lines: [] });
});

test('CRT-10 lines of the same store are merged, within the limits', async () => {
  const [guest, customer] = [await shop.guest(), await shop.customer()];
  await shop.add(customer, { item_id: 1 });
  await shop.add(customer, { item_id: 11, quantity: 2 });
  await shop.add(guest, { item_id: 1, quantity: 2 });
  await shop.add(guest, { item_id: 11, quantity: 2 });
  await move(guest, customer);
  expect(await shown(customer)).toEqual({
    moved: 'merged',
    lines: [
      [1, 3],
      [11, 3],
    ],
  });
});

const changedAt = (buyer: Buyer, time: string) =>
  shop.sql`update carts set updated_at = ${time} where owner_kind = ${buyer.kind} and owner_id = ${buyer.id}`;
const restore = (customer: Buyer) => shop.post('/customer/cart/restore', {}, customer.headers);

/** A customer and a guest with carts of different stores, last changed at these times. */
async function twoCarts(customerTime: string, guestTime: string): Promise<[guest: Buyer, customer: Buyer]> {
  const [guest, customer] = [await shop.guest(), await shop.customer()];
  await shop.add(customer, { item_id: 2, quantity: 5 });
  await shop.add(guest, { item_id: 1, note: 'No salt' });
  await changedAt(customer, customerTime);
  await changedAt(guest, guestTime);
  return [guest, customer];
}

test('CRT-10 a newer guest cart of another store replaces the customer’s, which is saved and can be restored', async () => {
  const [guest, customer] = await twoCarts('2026-03-01T10:00:00Z', '2026-03-01T10:00:01Z');
  await move(guest, customer);
  expect(await shown(customer)).toEqual({ moved: 'replaced', lines: [[1, 1]] });
  expect((await cartOf(customer)).saved).toEqual({
    store_name: 'Store 2',
    items_count: 5,
    saved_at: NOON.toISOString(),
  });
  const restored = (await restore(customer)).json<Cart>();
  expect([restored.store?.name, restored.lines.map(({ item_id, quantity }) => [item_id, quantity])]).toEqual([
    'Store 2',
    [[2, 5]],
  ]);
  expect(restored).toMatchObject({ moved: null, saved: { store_name: 'Store 1', items_count: 1 } });
  const undone = (await restore(customer)).json<Cart>();
  expect(undone.lines).toMatchObject([{ item_id: 1, note: 'No salt' }]);
});

test('CRT-10 a newer customer cart is kept, and the guest’s cart of another store is saved', async () => {
  const [guest, customer] = await twoCarts('2026-03-01T10:00:01Z', '2026-03-01T10:00:00Z');
  await move(guest, customer);
  expect(await shown(customer)).toEqual({ moved: 'kept', lines: [[2, 5]] });
  expect(await shown(guest)).toEqual({ moved: null, lines: [] });
  expect((await cartOf(customer)).saved).toMatchObject({ store_name: 'Store 1', items_count: 1 });
  expect((await restore(customer)).json<Cart>().lines).toMatchObject([{ item_id: 1, note: 'No salt' }]);
});

test('CRT-10 a sign-in does not make a cart newer', async () => {
  const [guest, customer] = await twoCarts('2026-03-01T10:00:01Z', '2026-03-01T10:00:00Z');
  await move(guest, customer);
  const next = await shop.guest();
  await move(next, customer);
  await shop.add(next, { item_id: 1, quantity: 3 });
  await changedAt(next, '2026-03-01T10:00:02Z');
  await move(next, customer);
  expect(await shown(customer)).toEqual({ moved: 'replaced', lines: [[1, 3]] });
});

test('CRT-10 the cart reports what a sign-in did until it changes, and keeps the saved cart', async () => {
  const [guest, customer] = await twoCarts('2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z');
  await move(guest, customer);
  await shop.add(customer, { item_id: 1 });
  const { moved, saved } = await cartOf(customer);
  expect([moved, saved?.store_name]).toEqual([null, 'Store 2']);
});

test('CRT-10 a saved cart is gone after a week, and without one nothing is restored', async () => {
  const [guest, customer] = await twoCarts('2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z');
  expect((await restore(customer)).statusCode).toBe(404);
  await move(guest, customer);
  await shop.sql`update saved_carts set saved_at = ${new Date(NOON.getTime() - 7 * 86_400_000)}`;
  expect((await cartOf(customer)).saved).toBeNull();
  expect((await restore(customer)).statusCode).toBe(404);
  await savedCartCleanup({ db: shop.sql, clock: () => NOON }).run();
  expect(await shop.sql`select from saved_carts where owner_id = ${customer.id}`).toHaveLength(0);
  expect(await shop.sql`select from carts where has_saved and owner_id = ${customer.id}`).toHaveLength(0);
});

test('CRT-10 an empty guest cart leaves the customer’s cart unchanged', async () => {
  const [guest, customer] = [await shop.guest(), await shop.customer()];
  await shop.add(customer, { item_id: 1 });
  await move(guest, customer);
  expect(await shown(customer)).toEqual({ moved: null, lines: [[1, 1]] });
});

test('T30 a guest who signs in on two devices while adding loses and duplicates no line', async () => {
  for (let round = 0; round < 10; round++) {
    const [guest, customer] = [await shop.guest(), await shop.customer()];
    await shop.add(guest, { item_id: 1, quantity: 3 });
    await Promise.all([move(guest, customer), move(guest, customer), shop.add(guest, { item_id: 1 })]);
    const left = (await shown(guest)).lines.map(([, quantity]) => quantity ?? 0);
    const moved = (await shown(customer)).lines.map(([, quantity]) => quantity ?? 0);
    expect([...left, ...moved].reduce((sum, quantity) => sum + quantity, 0)).toBe(4);
  }
});
