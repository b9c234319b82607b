import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { changeOrderStatus } from './domains/orders/orders.public.ts';
import { sendLive } from './platform/live/send-live.ts';
import { openStream } from './testing/open-stream.ts';
import { openTestApi } from './testing/open-test-api.ts';
import { addCourierOnShift, addCustomer, addGuest, addMember, type TestCustomer } from './testing/people.ts';
import { addOrder, fillOrderWorld } from './testing/small-orders.ts';
import type { TestApi } from './testing/open-test-api.ts';

let shop: TestApi;
let url: string;
let now = new Date('2026-03-02T12:00:00Z');
const times = { heartbeatMs: 300, recheckMs: 300 };
beforeAll(async () => {
  shop = await openTestApi({ live: times, clock: () => now });
  await fillOrderWorld(sql());
  url = await shop.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const sql = () => shop.database.db.sql;
const notice = (customerId: number, order: number) =>
  sendLive(sql(), { audiences: [`customer:${customerId}`], name: 'order_late', data: { order_id: order } });
const orderOf = ({ id }: TestCustomer) =>
  addOrder(sql(), { owner: { kind: 'customer', id }, method: 'cash_on_delivery', at: now });
const move = (id: number, to: OrderStatus) => changeOrderStatus(sql(), id, { to, by: 'operator', now });
const ordersIn = (events: { data: unknown }[]) => events.map(({ data }) => (data as { order_id: number }).order_id);
const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

test('TRK-06 a step of an order reaches the open pages of its owner within a second, and no other page', async () => {
  const [owner, other] = [await addCustomer(sql()), await addCustomer(sql())];
  const [page, strange] = [await openStream(url, owner.headers), await openStream(url, other.headers)];
  const order = await orderOf(owner);
  const pressed = performance.now();
  await move(order, 'confirmed');
  const [event] = await page.received(1);
  expect(performance.now() - pressed).toBeLessThan(1_000);
  expect(event).toMatchObject({
    name: 'order_status',
    data: { order_id: order, order_status: 'confirmed', at: now.toISOString() },
  });
  await move(order, 'processing');
  expect((await page.received(2)).map(({ data }) => data)).toEqual([
    expect.objectContaining({ order_status: 'confirmed' }),
    expect.objectContaining({ order_status: 'processing' }),
  ]);
  expect(strange.events.map(({ name }) => name)).toEqual(['reset']);
});

test('TRK-08 a guest gets the steps of the own order by the guest id in a header', async () => {
  const { id, guestId } = await addGuest(sql());
  const page = await openStream(url, { 'x-guest-id': guestId });
  const order = await addOrder(sql(), { owner: { kind: 'guest', id }, method: 'cash_on_delivery', at: now });
  await move(order, 'confirmed');
  expect(ordersIn(await page.received(1))).toEqual([order]);
});

test('the response tells proxies and caches that it is a stream', async () => {
  const { headers } = await addCustomer(sql());
  const page = await openStream(url, { ...headers, 'accept-encoding': 'gzip, br' });
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(page.headers).not.toHaveProperty('content-encoding');
});

test.each([
  ['an invalid token', { authorization: `Bearer ${'x'.repeat(40)}` }, 401, 'token_invalid'],
  [
    'the token of a courier that does not exist',
    { authorization: `Bearer cr_${'x'.repeat(43)}` },
    401,
    'token_invalid',
  ],
  ['the token of staff that do not exist', { authorization: `Bearer st_${'x'.repeat(43)}` }, 401, 'token_invalid'],
  ['a guest id that was never issued', { 'x-guest-id': 'x'.repeat(32) }, 403, 'guest_unknown'],
  ['no credentials', {}, 403, 'guest_unknown'],
  ['a forged link of a receiver', { 'x-tracking-token': `482913077-1-${'x'.repeat(32)}` }, 404, 'order_unknown'],
  ['a forged proof of an order', { 'x-tracking-token': 'forged' }, 404, 'order_unknown'],
])('%s opens no stream', async (_name, headers: Record<string, string>, status, code) => {
  const answer = await openStream(url, headers);
  await waitUntil('the refusal has arrived', answer.isEnded);
  expect([answer.status, answer.body()]).toEqual([status, expect.stringContaining(`"${code}"`)]);
});

test('TRK-09 a new stream is told to read again, and a resumed one gets exactly what it missed, in order', async () => {
  const { id, headers } = await addCustomer(sql());
  const first = await openStream(url, headers);
  await notice(id, 1);
  await first.received(1);
  expect(first.events.map(({ name }) => name)).toEqual(['reset', 'order_late']);
  first.close();
  for (const order of numbers(2, 6)) await notice(id, order);
  await notice(id + 1, 7);
  const again = await openStream(url, { ...headers, 'last-event-id': first.lastEventId() });
  await notice(id, 8);
  expect(ordersIn(await again.received(6))).toEqual([2, 3, 4, 5, 6, 8]);
  expect(again.events.map(({ name }) => name)).not.toContain('reset');
});

test('TRK-09 a stream that saw nothing yet resumes from where it began', async () => {
  const { id, headers } = await addCustomer(sql());
  const first = await openStream(url, headers);
  await waitUntil('the stream began', () => first.lastEventId() !== '');
  first.close();
  await notice(id, 1);
  const again = await openStream(url, { ...headers, 'last-event-id': first.lastEventId() });
  expect(ordersIn(await again.received(1))).toEqual([1]);
  expect(again.events).toHaveLength(1);
});

test.each([
  ['from the future', '999999999'],
  ['that is no number', 'abc'],
  ['that is too large', '9'.repeat(30)],
])('TRK-09 a stream with an id %s reads again', async (_name, lastEventId) => {
  const { id, headers } = await addCustomer(sql());
  const page = await openStream(url, { ...headers, 'last-event-id': lastEventId });
  await waitUntil('it is reset', () => page.events.some(({ name }) => name === 'reset'));
  await notice(id, 1);
  expect(ordersIn(await page.received(1))).toEqual([1]);
});

test('TRK-09 an id older than the memory of a node resumes from the table, and one older than the table reads again', async () => {
  const { id, headers } = await addCustomer(sql());
  const page = await openStream(url, headers);
  await notice(id, 1);
  await page.received(1);
  page.close();
  await notice(id, 2);
  await sql()`
    insert into live_log (audiences, name, data)
    select '{staff}', 'order_late', '{"order_id":1}' from generate_series(1, 6000)`;
  const node = await openTestApi({ sharedDatabase: shop.database, clock: () => now });
  onTestFinished(() => node.close());
  const nodeUrl = await node.http.listen({ port: 0, host: '127.0.0.1' });

  const resumed = await openStream(nodeUrl, { ...headers, 'last-event-id': page.lastEventId() });
  expect(ordersIn(await resumed.received(1))).toEqual([2]);
  expect(resumed.events).toHaveLength(1);

  await sql()`delete from live_log where id <= ${Number(page.lastEventId())}`;
  const late = await openStream(nodeUrl, { ...headers, 'last-event-id': page.lastEventId() });
  await waitUntil('it is reset', () => late.events.length > 0);
  expect(late.events.map(({ name }) => name)).toEqual(['reset']);
});

test('a quiet stream gets heartbeats', async () => {
  const { headers } = await addCustomer(sql());
  const page = await openStream(url, headers);
  await waitUntil('two heartbeats', () => page.comments() >= 2);
  expect(page.events).toHaveLength(1);
});

test('a reader that does not keep up is cut, delays no other, and resumes without a gap', async () => {
  const { id, headers } = await addCustomer(sql());
  const [slow, quick] = [await openStream(url, headers), await openStream(url, headers)];
  await waitUntil('both began', () => slow.events.length + quick.events.length === 2);
  slow.pause();
  const names = 'x'.repeat(3_500);
  let sent = 0;
  // The buffers of the socket come before that of the server.
  while (!slow.isEnded() && sent < 4_000) {
    await sql()`
      with logged as (
        insert into live_log (audiences, name, data)
        select ${[`customer:${id}`]}::text[], 'order_late', ${JSON.stringify({ order_id: 1, names })} from generate_series(1, 50)
        returning id, data)
      select pg_notify('rialto_live', concat_ws(chr(10), id, 'order_late', ${`customer:${id}`}::text, data)) from logged`;
    sent += 50;
    await quick.received(sent);
    const open = await new Promise<number>((resolve) => shop.http.server.getConnections((_, count) => resolve(count)));
    if (open <= 1) slow.resume();
  }
  slow.resume();
  await waitUntil('it is cut', slow.isEnded);
  const read = slow.events.length - 1;
  expect(read).toBeLessThan(sent);
  const again = await openStream(url, { ...headers, 'last-event-id': slow.lastEventId() });
  await again.received(sent - read);
  expect(again.events).toHaveLength(sent - read);
}, 60_000);

test('the sixth stream of one owner ends the oldest, which waits a minute before it returns', async () => {
  const { id, headers } = await addCustomer(sql());
  const oldest = await openStream(url, headers);
  const others = await Promise.all(numbers(1, 5).map(() => openStream(url, headers)));
  await waitUntil('the oldest ends', oldest.isEnded);
  expect(oldest.retryMs()).toBe(60_000);
  await notice(id, 1);
  for (const page of others) expect(ordersIn(await page.received(1))).toEqual([1]);
  const { headers: another } = await addCustomer(sql());
  expect((await openStream(url, another)).status).toBe(200);
});

test('a stream whose session ends is closed at the next check, and cannot be opened again', async () => {
  const { id, headers } = await addCustomer(sql());
  const page = await openStream(url, headers);
  await sql()`delete from sessions where customer_id = ${id}`;
  await waitUntil('it is closed', page.isEnded);
  expect((await openStream(url, headers)).status).toBe(401);
});

test('COU-01 the page of a courier reads its run again when its link is revoked', async () => {
  const [courier, operator] = [await addCourierOnShift(sql()), await addMember(sql(), { role: 'manager', now })];
  const page = await openStream(url, courier.headers);
  await shop.del(`/console/couriers/${courier.id}/link`, operator);
  expect(await page.received(1)).toMatchObject([{ name: 'run_changed' }]);
  expect((await shop.get('/courier/run', courier.headers)).statusCode).toBe(401);
});

test('two nodes on one database send each event once to each page', async () => {
  const node = await openTestApi({ sharedDatabase: shop.database, clock: () => now });
  const nodeUrl = await node.http.listen({ port: 0, host: '127.0.0.1' });
  const customer = await addCustomer(sql());
  const pages = [await openStream(url, customer.headers), await openStream(nodeUrl, customer.headers)];
  const orders = await Promise.all(numbers(1, 10).map(() => orderOf(customer)));
  const steps: OrderStatus[] = ['confirmed', 'processing', 'handover'];
  await Promise.all(
    orders.map(async (order, at) => {
      for (const to of steps)
        await changeOrderStatus((at % 2 ? node : shop).database.db.sql, order, { to, by: 'operator', now });
    }),
  );
  for (const page of pages) {
    const events = await page.received(30);
    for (const order of orders) {
      const own = events.filter(({ data }) => (data as { order_id: number }).order_id === order);
      expect(own.map(({ data }) => (data as { order_status: string }).order_status)).toEqual(steps);
    }
  }
  await node.close();
  await waitUntil('the page of the closed node ends', () => pages[1]?.isEnded() ?? null);
  expect(pages[1]?.retryMs()).toBe(1_000);
  expect(pages.map(({ events }) => events.length)).toEqual([31, 31]);
});

test('TRK-09 a node that loses its database connection misses nothing and sends nothing twice', async () => {
  const { id, headers } = await addCustomer(sql());
  const page = await openStream(url, headers);
  let isOver = false;
  const cutting = (async () => {
    while (!isOver) {
      await sql()`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'rialto rialto_live'`;
      await page.received(Math.min(page.events.length + 20, 300));
    }
  })();
  for (const order of numbers(1, 300)) await notice(id, order);
  expect(ordersIn(await page.received(300))).toEqual(numbers(1, 300));
  isOver = true;
  await cutting;
  expect(page.events.filter(({ name }) => name === 'reset')).toHaveLength(1);
});

test('a node that was away for longer than the log tells its pages to read again', async () => {
  const { headers } = await addCustomer(sql());
  const page = await openStream(url, headers);
  await waitUntil('it began', () => page.events.length > 0);
  await sql().script(`
    lock table live_log in access exclusive mode;
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'rialto rialto_live';
    delete from live_log;
    insert into live_log (audiences, name, data) values ('{staff}', 'order_late', '{}'), ('{staff}', 'order_late', '{}')`);
  await waitUntil('it is reset', () => page.events.filter(({ name }) => name === 'reset').length === 2);
});

test.each([
  ['forward', 24],
  ['back', -48],
])('a clock that jumps %s changes nothing for open streams', async (_name, hours) => {
  const customer = await addCustomer(sql());
  const page = await openStream(url, customer.headers);
  const order = await orderOf(customer);
  await move(order, 'confirmed');
  now = new Date(now.getTime() + hours * 3_600_000);
  await move(order, 'processing');
  await page.received(2);
  const beats = page.comments();
  await waitUntil('heartbeats go on', () => page.comments() > beats + 3);
  expect(page.isEnded()).toBe(false);
  const again = await openStream(url, { ...customer.headers, 'last-event-id': page.events[1]?.id ?? '' });
  expect((await again.received(1))[0]).toMatchObject({ data: { order_status: 'processing', at: now.toISOString() } });
});

test('the log keeps fifteen minutes and the newest event', async () => {
  const { deleteOldLogged } = await import('./platform/live/live.sql.ts');
  const { id } = await addCustomer(sql());
  for (const order of numbers(1, 3)) await notice(id, order);
  await sql()`update live_log set created_at = now() - interval '16 minutes'`;
  await deleteOldLogged(sql());
  expect(await sql()`select from live_log`).toHaveLength(1);
});
