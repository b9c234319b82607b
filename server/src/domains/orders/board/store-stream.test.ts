import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStream } from '../../../testing/open-stream.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer, addMember } from '../../../testing/people.ts';
import { addOrder, fillOrderWorld } from '../../../testing/small-orders.ts';
import { changeOrderStatus } from '../orders.public.ts';

const now = new Date('2026-03-02T12:00:00Z');
let shop: TestApi;
let url: string;
beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  await fillOrderWorld(sql());
  url = await shop.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const sql = () => shop.database.db.sql;
const ordersIn = (events: { data: unknown }[]) => events.map(({ data }) => (data as { order_id: number }).order_id);
const confirm = (id: number) => changeOrderStatus(sql(), id, { to: 'confirmed', by: 'operator', now });

test('OPS-02 OPS-03 the stream of a store carries the steps of its own orders and nothing of another store', async () => {
  const open = async (storeIds: number[]) => {
    const page = await openStream(url, await addMember(sql(), { role: 'store', storeIds, now }));
    await waitUntil('it began', () => page.events.length > 0);
    return page;
  };
  const [first, second, both] = [await open([1]), await open([2]), await open([1, 2])];
  const { id } = await addCustomer(sql());
  const place = (store: 1 | 2) =>
    addOrder(sql(), { owner: { kind: 'customer', id }, store, method: 'cash_on_delivery', at: now });
  const [ofFirst, ofSecond, last] = [await place(1), await place(2), await place(1)];
  for (const order of [ofFirst, ofSecond, last]) await confirm(order);
  const lastOfSecond = await place(2);
  await confirm(lastOfSecond);
  expect(ordersIn(await first.received(2))).toEqual([ofFirst, last]);
  expect(ordersIn(await second.received(2))).toEqual([ofSecond, lastOfSecond]);
  expect(ordersIn(await both.received(4))).toEqual([ofFirst, ofSecond, last, lastOfSecond]);
  // Another store's events up to the last one would have arrived before it.
  expect([first, second].map(({ events }) => events.length)).toEqual([3, 3]);
});
