import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { addMember } from '../../../testing/people.ts';
import { codeOf, type Buyer } from '../../../testing/ordering-shop.ts';
import { openQuotingShop, quoteOf, type QuotingShop } from '../../../testing/quoting-shop.ts';

const AT = '2026-03-02T15:00:00.000Z';
const LATER = '2026-03-02T15:30:00.000Z';
/** Has three orders: a node that offers it does not know the limit. */
const BUSY = '2026-03-02T18:00:00.000Z';

let shop: QuotingShop;
let manager: { authorization: string };
let viewer: Buyer;
beforeAll(async () => {
  shop = await openQuotingShop();
  manager = await addMember(shop.sql, { role: 'manager' });
  viewer = await shop.with1();
  for (const buyer of await buyersOf(3)) expect(codeOf(await shop.place(buyer, { order_amount: 10 }))).toBe('ok');
  await shop.sql`update orders set schedule_at = ${BUSY}`;
});
beforeEach(async () => {
  await shop.sql`update orders set schedule_at = null where schedule_at <> ${BUSY}`;
  await limitTo(null);
  await expect.poll(() => slotsFor(viewer)).toContain(BUSY);
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

const buyersOf = (count: number) => Promise.all(Array.from({ length: count }, () => shop.with1()));
const limitTo = async (slot_limit: number | null) => {
  const body = { schedule_order: true, slot_limit };
  const reply = await shop.http.inject({ method: 'PUT', url: '/api/v1/console/stores/1', headers: manager, body });
  expect([reply.statusCode, reply.json<{ store: object }>().store]).toMatchObject([200, body]);
  if (slot_limit !== null) await expect.poll(() => slotsFor(viewer)).not.toContain(BUSY);
};
const slotsFor = async (buyer: Buyer) => quoteOf(await shop.quote(buyer)).slots.map(({ from }) => from);
const orderAt = async (buyer: Buyer, schedule_at: string) =>
  codeOf(await shop.place(buyer, { order_amount: 10, schedule_at }));

test('T32 a slot that is full is not offered and refused, the next one is free, and a cancelled order frees its place', async () => {
  await limitTo(1);
  const first = await shop.with1();
  const second = await shop.with1();
  expect(await slotsFor(second)).toContain(AT);
  const placed = await shop.place(first, { order_amount: 10, schedule_at: AT });
  expect(codeOf(placed)).toBe('ok');
  expect(await slotsFor(second)).not.toContain(AT);
  expect(await slotsFor(second)).toContain(LATER);
  expect(await shop.problemsOf(second, { schedule_at: AT })).toEqual(['slot_full']);
  expect(await orderAt(second, AT)).toBe('slot_full');
  const { order_id } = placed.json<{ order_id: number }>();
  const cancelled = { ...first.guest, order_id, reason: 'Something came up' };
  expect(codeOf(await shop.post('/customer/order/cancel', cancelled, first.headers))).toBe('ok');
  expect(await orderAt(second, AT)).toBe('ok');
});

test('T32 of twenty orders for a slot with three places, three are placed', async () => {
  await limitTo(3);
  const buyers = await buyersOf(20);
  const codes = await Promise.all(buyers.map((buyer) => orderAt(buyer, AT)));
  expect(codes.toSorted()).toEqual([...Array<string>(3).fill('ok'), ...Array<string>(17).fill('slot_full')]);
});

test('T32 a store without a limit takes any number of orders for a slot, and orders for now have none', async () => {
  for (const buyer of await buyersOf(4)) expect(await orderAt(buyer, AT)).toBe('ok');
  await limitTo(1);
  for (const buyer of await buyersOf(2)) expect(codeOf(await shop.place(buyer, { order_amount: 10 }))).toBe('ok');
});
