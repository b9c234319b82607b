import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteIdleGuestData } from './account-hooks.ts';
import { deleteIdleGuests } from './domains/identity/delete-idle-guests.ts';
import { deleteExpiredSessions } from './domains/identity/sessions/delete-expired-sessions.ts';
import { NOON, openOrderingShop, queryOf, type Buyer, type OrderingShop } from './testing/ordering-shop.ts';
import { addCustomer, signIn } from './testing/people.ts';
import { DAY_MS } from './testing/time.ts';

let shop: OrderingShop;
let now = NOON;
beforeAll(async () => {
  shop = await openOrderingShop({ clock: () => now });
});
afterAll(() => shop.close());

const LINE = { item_id: 1, model: 'Item' };
const daysAgo = (days: number) => new Date(NOON.getTime() - days * DAY_MS);
const lastSeen = (guest: Buyer, days: number) =>
  shop.sql`update guests set seen_at = ${daysAgo(days)} where id = ${guest.id}`;
const deleteIdle = (batchSize?: number) =>
  deleteIdleGuests({ db: shop.sql, now: NOON, hooks: { deleteIdleGuestData }, ...(batchSize && { batchSize }) });
const isKnown = async (guest: Buyer) => (await shop.get(`/customer/cart/list?${queryOf(guest)}`)).statusCode === 200;
const cartsOf = (guest: Buyer) => shop.sql`select from carts where owner_kind = 'guest' and owner_id = ${guest.id}`;

test('T107 guests not seen for 90 days are deleted with their carts, unless they have ordered', async () => {
  const [gone, seen, buyer] = [await shop.guest(), await shop.guest(), await shop.guest()];
  for (const guest of [gone, seen, buyer]) expect((await shop.add(guest, LINE)).statusCode).toBe(200);
  expect((await shop.order(buyer)).statusCode).toBe(200);
  await lastSeen(gone, 91);
  await lastSeen(seen, 89);
  await lastSeen(buyer, 400);
  expect(await deleteIdle()).toBe(1);
  expect(await cartsOf(gone)).toHaveLength(0);
  // Guests are cached for ten minutes, so the deletion shows only after that.
  now = new Date(NOON.getTime() + 11 * 60_000);
  expect([await isKnown(gone), await isKnown(seen), await isKnown(buyer)]).toEqual([false, true, true]);
  expect(await cartsOf(seen)).toHaveLength(1);
});

test('T107 guests with orders do not block the deletion of others, and two nodes can delete concurrently', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, () => shop.guest()));
  for (const [index, guest] of guests.entries()) {
    if (index < 3) {
      await shop.add(guest, LINE);
      expect((await shop.order(guest)).statusCode).toBe(200);
    }
    await lastSeen(guest, 200 - index);
  }
  const [one, other] = await Promise.all([deleteIdle(2), deleteIdle(2)]);
  expect(one + other + (await deleteIdle(2))).toBe(3);
  const known = await Promise.all(guests.map(isKnown));
  expect(known).toEqual([true, true, true, false, false, false]);
});

test('T107 a returning guest is marked as seen and kept', async () => {
  const guest = await shop.guest();
  await lastSeen(guest, 89);
  expect(await isKnown(guest)).toBe(true);
  const [row] = await shop.sql<{ seenAt: Date }[]>`select seen_at as "seenAt" from guests where id = ${guest.id}`;
  expect(row?.seenAt).toEqual(now);
});

test('T107 sessions that expired a month ago are deleted in batches', async () => {
  const customer = await addCustomer(shop.sql);
  const others = await Promise.all(Array.from({ length: 5 }, () => signIn(shop.sql, customer.id)));
  const tokens = await shop.sql<{ id: string }[]>`
    select id from sessions where customer_id = ${customer.id} order by id`;
  const [idle, ended, recent] = tokens.map(({ id }) => id);
  await shop.sql`update sessions set idle_until = ${daysAgo(31)} where id = ${idle ?? ''}`;
  await shop.sql`update sessions set ends_at = ${daysAgo(31)} where id = ${ended ?? ''}`;
  await shop.sql`update sessions set ends_at = ${daysAgo(29)} where id = ${recent ?? ''}`;
  expect(await deleteExpiredSessions(shop.sql, NOON, 1)).toBe(2);
  expect(await shop.sql`select from sessions where customer_id = ${customer.id}`).toHaveLength(others.length - 1);
});
