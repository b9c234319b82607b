import { inTransaction } from '@rialto/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import Fastify from 'fastify';
import Type from 'typebox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { event } from './event.ts';
import { openEvents, type Events } from './open-events.ts';
import { publish } from './publish.ts';

let database: TestDatabase;
let events: Events;
beforeEach(async () => {
  database = await createTestDatabase();
  events = openEvents({ db: database.db.sql, log: Fastify().log });
});
afterEach(() => database.drop());

const statusChanged = event('order.status_changed', Type.Object({ id: Type.Integer() }), {
  key: ({ id }) => `order:${id}`,
  cause: ({ id }) => `order:${id}`,
});
const counted = event('counted', Type.Object({ id: Type.Integer() }), {
  key: ({ id }) => `order:${id}`,
  cause: ({ id }) => `counted:${id}`,
});
const refundSent = event('order.refund_sent', Type.Object({ orderId: Type.Integer() }), {
  key: ({ orderId }) => `order:${orderId}`,
  cause: ({ orderId }) => `order:${orderId}:refund_sent`,
});
const undelivered = async () =>
  (await database.db.sql<{ cause: string }[]>`select cause from outbox where delivered_at is null`).map(
    ({ cause }) => cause,
  );

test('T118 an event is delivered once, and only if its transaction commits', async () => {
  const { sql } = database.db;
  const received: unknown[] = [];
  events.subscribe(statusChanged, 'test', async (_tx, { id }) => void received.push(id));
  await inTransaction(sql, (tx) => publish(tx, statusChanged, { id: 1 }));
  await inTransaction(sql, (tx) => publish(tx, statusChanged, { id: 1 }));
  await inTransaction(sql, async (tx) => {
    await publish(tx, statusChanged, { id: 2 });
    throw new Error('rolled back');
  }).catch(() => undefined);
  await Promise.all([events.deliver(), events.deliver()]);
  expect(received).toEqual([1]);
  expect(await undelivered()).toEqual([]);
});

test('T118 a failed event is retried and does not hold up other keys; the writes of its subscriber roll back', async () => {
  const { sql } = database.db;
  let fails = true;
  events.subscribe(statusChanged, 'test', async (tx, { id }) => {
    await publish(tx, counted, { id });
    if (id === 1 && fails) throw new Error('not yet');
  });
  for (const id of [1, 2]) await publish(sql, statusChanged, { id });
  await events.deliver();
  expect(await undelivered()).toEqual(expect.arrayContaining(['order:1']));
  expect(await sql`select from outbox where cause = 'counted:1'`).toHaveLength(0);
  expect(await sql`select from outbox where cause = 'counted:2'`).toHaveLength(1);
  fails = false;
  await sql`update outbox set retry_at = now()`;
  await events.deliver();
  await events.deliver();
  expect(await undelivered()).toEqual([]);
});

test('T118 an event without a subscriber is stored as delivered', async () => {
  await publish(database.db.sql, refundSent, { orderId: 1 });
  expect(await database.db.sql`select topic, payload from outbox`).toEqual([
    { topic: 'order.refund_sent', payload: { orderId: 1 } },
  ]);
  expect(await undelivered()).toEqual([]);
});
