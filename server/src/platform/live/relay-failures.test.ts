import { connect } from '@rialto/database/connect.ts';
import { silentLog } from '@rialto/database/log.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { flakyProxy } from '@rialto/database/testing/flaky-proxy.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import Fastify from 'fastify';
import Type from 'typebox';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { event } from '../events/event.ts';
import { openEvents } from '../events/open-events.ts';
import { publish } from '../events/publish.ts';
import { openLiveLog } from './live-log.ts';
import { sendLive } from './send-live.ts';

let database: TestDatabase;
let sent: number[];
beforeEach(async () => {
  database = await createTestDatabase();
  sent = [];
  const onEvent = ({ bytes }: { bytes: Buffer }) => void sent.push(Number(/"order_id":(\d+)/.exec(String(bytes))?.[1]));
  const log = openLiveLog({ database: database.db, log: silentLog, onEvent, onGap: () => undefined });
  await log.ready;
});
afterEach(() => database.drop());

const step = event('order.status_changed', Type.Object({ order: Type.Integer() }), {
  key: ({ order }) => `order:${order}`,
  cause: ({ order }) => `order:${order}`,
});
const publishStep = (order: number) => inTransaction(database.db.sql, (tx) => publish(tx, step, { order }));
const publishSteps = async (orders: number[]) => {
  for (const order of orders) await publishStep(order);
};

/** A relay that sends each step to streams; `interfere` runs after sending and may fail. */
function relay(db: Sql, interfere: (order: number) => Promise<void> = async () => undefined) {
  const events = openEvents({ db, log: Fastify().log });
  events.subscribe(step, 'test', async (tx, { order }) => {
    await sendLive(tx, { audiences: ['staff'], name: 'order_late', data: { order_id: order } });
    await interfere(order);
  });
  return events;
}

const undelivered = () => database.db.sql`select from outbox where delivered_at is null and failed_at is null`;

test('T118 a relay that dies before its commit has sent nothing; another one sends it once', async () => {
  await publishSteps([1, 2, 3]);
  const dying = connect(database.connectionOptions);
  onTestFinished(() => dying.close());
  const killed = relay(dying.sql, async () => {
    await database.db.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`;
  });
  await killed.deliver().catch(() => undefined);
  expect(sent).toEqual([]);
  await database.db.sql`update outbox set retry_at = now()`;
  await relay(database.db.sql).deliver();
  await waitUntil('all are sent', () => sent.length >= 3);
  expect(sent.toSorted()).toEqual([1, 2, 3]);
});

test('T118 a relay that dies between its commit and the acknowledgement has sent everything, once', async () => {
  const proxy = await flakyProxy(database.url);
  const dying = connect({ connectionString: proxy.connectionString });
  onTestFinished(() => dying.close());
  await publishSteps([1, 2, 3]);
  proxy.dropResponseTo('commit');
  await relay(dying.sql)
    .deliver()
    .catch(() => undefined);
  await relay(database.db.sql).deliver();
  await waitUntil('all are sent', () => sent.length >= 3);
  expect(await undelivered()).toEqual([]);
  expect(sent.toSorted()).toEqual([1, 2, 3]);
});

test('T118 a poisoned event is set aside, and the events around it are sent once', async () => {
  await publishSteps([1, 2, 3, 4, 5]);
  let attempts = 0;
  const events = relay(database.db.sql, async (order) => {
    if (order !== 3) return;
    attempts += 1;
    throw new Error('cannot be delivered');
  });
  await events.deliver();
  await waitUntil('the others are sent', () => sent.length >= 4);
  while ((await undelivered()).length > 0) {
    await database.db.sql`update outbox set retry_at = now() where delivered_at is null`;
    await events.deliver();
  }
  expect(sent.toSorted()).toEqual([1, 2, 4, 5]);
  expect(attempts).toBeGreaterThanOrEqual(10);
  await publishStep(6);
  await events.deliver();
  await waitUntil('the next is sent', () => sent.length >= 5);
});
