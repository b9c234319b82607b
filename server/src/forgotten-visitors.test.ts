import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteIdleGuestData } from './account-hooks.ts';
import { forgetGuests } from './domains/identity/forget-guests.ts';
import { forgetSessions } from './domains/identity/sessions/forget-sessions.ts';
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
const forget = (mostAtOnce?: number) =>
  forgetGuests({ db: shop.sql, now: NOON, hooks: { deleteIdleGuestData }, ...(mostAtOnce && { mostAtOnce }) });
const isKnown = async (guest: Buyer) => (await shop.get(`/customer/cart/list?${queryOf(guest)}`)).statusCode === 200;
const cartsOf = (guest: Buyer) => shop.sql`select from carts where owner_kind = 'guest' and owner_id = ${guest.id}`;

test('T107 guests unseen for ninety days go with their carts, and nobody else', async () => {
  const [gone, seen, buyer] = [await shop.guest(), await shop.guest(), await shop.guest()];
  for (const guest of [gone, seen, buyer]) expect((await shop.add(guest, LINE)).statusCode).toBe(200);
  expect((await shop.order(buyer)).statusCode).toBe(200);
  await lastSeen(gone, 91);
  await lastSeen(seen, 89);
  await lastSeen(buyer, 400);
  expect(await forget()).toBe(1);
  expect(await cartsOf(gone)).toHaveLength(0);
  // Who was here a moment ago is known without a look; nobody is forgotten within that time.
  now = new Date(NOON.getTime() + 11 * 60_000);
  expect([await isKnown(gone), await isKnown(seen), await isKnown(buyer)]).toEqual([false, true, true]);
  expect(await cartsOf(seen)).toHaveLength(1);
});

test('T107 buyers do not hide the guests behind them, and two nodes share the work', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, () => shop.guest()));
  for (const [index, guest] of guests.entries()) {
    if (index < 3) {
      await shop.add(guest, LINE);
      expect((await shop.order(guest)).statusCode).toBe(200);
    }
    await lastSeen(guest, 200 - index);
  }
  const [one, other] = await Promise.all([forget(2), forget(2)]);
  expect(one + other + (await forget(2))).toBe(3);
  const known = await Promise.all(guests.map(isKnown));
  expect(known).toEqual([true, true, true, false, false, false]);
});

test('T107 a guest who comes back is seen again and stays', async () => {
  const guest = await shop.guest();
  await lastSeen(guest, 89);
  expect(await isKnown(guest)).toBe(true);
  const [row] = await shop.sql<{ seenAt: Date }[]>`select seen_at as "seenAt" from guests where id = ${guest.id}`;
  expect(row?.seenAt).toEqual(now);
});

test('T107 sessions that ended a month ago are let go, a few at a time', async () => {
  const customer = await addCustomer(shop.sql);
  const others = await Promise.all(Array.from({ length: 5 }, () => signIn(shop.sql, customer.id)));
  const tokens = await shop.sql<{ id: string }[]>`
    select id from sessions where customer_id = ${customer.id} order by id`;
  const [idle, ended, recent] = tokens.map(({ id }) => id);
  await shop.sql`update sessions set idle_until = ${daysAgo(31)} where id = ${idle ?? ''}`;
  await shop.sql`update sessions set ends_at = ${daysAgo(31)} where id = ${ended ?? ''}`;
  await shop.sql`update sessions set ends_at = ${daysAgo(29)} where id = ${recent ?? ''}`;
  expect(await forgetSessions(shop.sql, NOON, 1)).toBe(2);
  expect(await shop.sql`select from sessions where customer_id = ${customer.id}`).toHaveLength(others.length - 1);
});
