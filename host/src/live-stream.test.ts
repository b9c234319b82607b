import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { sendLive } from '@rialto/server/platform/live/send-live.ts';
import { openStream } from '@rialto/server/testing/open-stream.ts';
import { addCustomer } from '@rialto/server/testing/people.ts';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHost, type TestHost } from './testing/open-test-host.ts';

let host: TestHost;
let front: TestHost;
beforeAll(async () => {
  host = await openTestHost();
  front = await openTestHost({ API_URL: host.url });
});
afterAll(async () => {
  await front.close();
  await host.close();
});

const sql = () => host.opened.database.sql;
const send = (id: number, order: number) =>
  sendLive(sql(), { audiences: [`customer:${id}`], name: 'order_late', data: { order_id: order } });
const ordersIn = (events: { data: unknown }[]) => events.map(({ data }) => (data as { order_id: number }).order_id);

test('API-07 the live stream is not compressed, has the security headers, and passes a server in front', async () => {
  const { id, headers } = await addCustomer(sql());
  for (const url of [host.url, front.url]) {
    const page = await openStream(url, { ...headers, 'accept-encoding': 'gzip, br' });
    expect(page.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(page.headers).not.toHaveProperty('content-encoding');
    await waitUntil('it began', () => page.events.length > 0);
    await send(id, 1);
    expect(ordersIn(await page.received(1))).toEqual([1]);
    page.close();
  }
});

test('TRK-09 open streams survive a killed database: nothing is missed and nothing sent twice', async () => {
  const { id, headers } = await addCustomer(sql());
  const page = await openStream(host.url, headers);
  await send(id, 1);
  await page.received(1);
  const file = readdirSync(host.dataDir, { recursive: true }).find((name) => String(name).endsWith('postmaster.pid'));
  const [pid] = (await readFile(join(host.dataDir, String(file)), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  // Repeated until it is committed, as the relay does.
  for (const order of [2, 3, 4])
    await waitUntil(`event ${order} is sent`, () =>
      send(id, order).then(
        () => true,
        () => false,
      ),
    );
  expect(ordersIn(await page.received(4))).toEqual([1, 2, 3, 4]);
  expect(page.isEnded()).toBe(false);
});

test('a shop that stops ends its streams at once and asks them to return after a second', async () => {
  const stopping = await openTestHost();
  const { headers } = await addCustomer(stopping.opened.database.sql);
  const page = await openStream(stopping.url, headers);
  await waitUntil('it began', () => page.events.length > 0);
  const begun = performance.now();
  await stopping.close();
  expect(performance.now() - begun).toBeLessThan(8_000);
  await waitUntil('it ended', page.isEnded);
  expect(page.retryMs()).toBe(1_000);
});
