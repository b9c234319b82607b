import { inTransaction } from '@rialto/database/sql.ts';
import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../invariants/find-breaches.ts';
import { NOON, openOrderingShop, type Buyer, type OrderingShop } from '../../testing/ordering-shop.ts';
import { addItem } from '../../testing/small-catalogue.ts';
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

test('CRT-10 a guest’s cart from another store replaces the customer’s, and the cart reports it until it changes', async () => {
  const [guest, customer] = [await shop.guest(), await shop.customer()];
  await shop.add(customer, { item_id: 2, quantity: 5 });
  await shop.add(guest, { item_id: 1 });
  await move(guest, customer);
  expect(await shown(customer)).toEqual({ moved: 'replaced', lines: [[1, 1]] });
  await shop.add(customer, { item_id: 1 });
  expect(await shown(customer)).toEqual({ moved: null, lines: [[1, 2]] });
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
