import { connect } from '@rialto/database/connect.ts';
import { afterCommit, inTransaction } from '@rialto/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import Fastify from 'fastify';
import Type from 'typebox';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startJob } from '../background-job.ts';
import { event } from './event.ts';
import { failedEvents, retryFailedEvent } from './failed-events.ts';
import { openEvents, type Events } from './open-events.ts';
import { outboxDelivery } from './outbox.jobs.ts';
import { publish } from './publish.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const step = event('order.status_changed', Type.Object({ order: Type.Integer(), step: Type.Integer() }), {
  key: ({ order }) => `order:${order}`,
  cause: (payload) => `order:${payload.order}:${payload.step}`,
});

const logged: { level: number; msg: string }[] = [];
beforeEach(() => void logged.splice(0));
const newRelay = (db = database.db.sql): Events => {
  const write = (line: string) => void logged.push(JSON.parse(line) as { level: number; msg: string });
  return openEvents({ db, log: Fastify({ logger: { stream: { write } } }).log });
};
/** Retries without their delays. */
const deliverAllRetries = async (relays: Events[]) => {
  const undelivered = () => database.db.sql`select from outbox where delivered_at is null and failed_at is null`;
  while ((await undelivered()).length > 0) {
    await Promise.all(relays.map((relay) => relay.deliver()));
    await database.db.sql`update outbox set retry_at = now() where delivered_at is null`;
  }
};
const publishSteps = async (order: number, steps: number) => {
  for (let at = 1; at <= steps; at += 1)
    await inTransaction(database.db.sql, (tx) => publish(tx, step, { order, step: at }));
};
const ERROR_LEVEL = 50;

test('T118 two nodes deliver the events of each order in their order, in spite of random failures', async () => {
  const other = connect(database.connectionOptions);
  onTestFinished(() => other.close());
  const received = new Map<number, number[]>();
  const inProgress = new Set<number>();
  const overlapping: number[] = [];
  const relays = [newRelay(), newRelay(other.sql)];
  for (const relay of relays)
    relay.subscribe(step, 'test', async (tx, payload) => {
      if (inProgress.has(payload.order)) overlapping.push(payload.order);
      inProgress.add(payload.order);
      await sleep(Math.random() * 5);
      inProgress.delete(payload.order);
      if (Math.random() < 0.25) throw new Error('failed at random');
      afterCommit(tx, () => received.set(payload.order, [...(received.get(payload.order) ?? []), payload.step]));
    });
  const orders = [1, 2, 3, 4, 5, 6];
  const publishing = Promise.all(orders.map((order) => publishSteps(order, 8)));
  await Promise.all([publishing, ...relays.map((relay) => relay.deliver())]);
  await deliverAllRetries(relays);
  expect(await failedEvents(database.db.sql)).toEqual([]);
  expect(overlapping).toEqual([]);
  for (const order of orders) expect(received.get(order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('T118 an event that fails ten times is set aside and reported, its order continues, and it can be retried', async () => {
  const { sql } = database.db;
  const received: string[] = [];
  let attempts = 0;
  let isPoisoned = true;
  const relay = newRelay();
  relay.subscribe(step, 'test', async (_tx, payload) => {
    if (payload.order === 1 && payload.step === 1) {
      attempts += 1;
      if (isPoisoned) throw new Error('poisoned');
    }
    received.push(`${payload.order}:${payload.step}`);
  });
  await publishSteps(1, 2);
  await publishSteps(2, 2);
  await relay.deliver();
  expect(received).toEqual(['2:1', '2:2']);
  await deliverAllRetries([relay]);
  // Between a rollback and its record, a second worker may make the same attempt.
  expect(attempts).toBeGreaterThanOrEqual(10);
  expect(received).toEqual(['2:1', '2:2', '1:2']);
  const [failed, ...more] = await failedEvents(sql);
  expect(more).toEqual([]);
  expect(failed).toMatchObject({ topic: 'order.status_changed', key: 'order:1', attempts: 10 });
  expect(failed?.lastError).toBe('Error: poisoned');
  expect(logged.filter(({ level }) => level >= ERROR_LEVEL)).toMatchObject([
    { msg: 'Outbox event failed and was set aside' },
  ]);

  isPoisoned = false;
  expect(await retryFailedEvent(sql, failed?.id ?? 0)).toMatchObject({ key: 'order:1', attempts: 10 });
  await relay.deliver();
  expect(received.at(-1)).toBe('1:1');
  expect(await failedEvents(sql)).toEqual([]);
  expect(await retryFailedEvent(sql, failed?.id ?? 0)).toBe(null);
});

test('a payload that does not match its schema never reaches a subscriber and is set aside', async () => {
  const { sql } = database.db;
  const received: unknown[] = [];
  const relay = newRelay();
  relay.subscribe(step, 'test', async (_tx, payload) => void received.push(payload));
  await sql`
    insert into outbox (topic, key, cause, payload) values ('order.status_changed', 'order:1', 'x', '{"order":"one"}')`;
  await publishSteps(1, 1);
  await deliverAllRetries([relay]);
  expect(received).toEqual([{ order: 1, step: 1 }]);
  expect(await failedEvents(sql)).toMatchObject([{ payload: { order: 'one' }, attempts: 10 }]);
});

test('rows of a release that wrote no key are delivered', async () => {
  const received: unknown[] = [];
  const relay = newRelay();
  relay.subscribe(step, 'test', async (_tx, payload) => void received.push(payload.step));
  await database.db.sql`
    insert into outbox (topic, cause, payload) values
      ('order.status_changed', 'x', '{"order":1,"step":1}'), ('order.status_changed', 'y', '{"order":1,"step":2}')`;
  await relay.deliver();
  expect(received.sort()).toEqual([1, 2]);
});

test('a relay delivers right after the commit, without waiting for its poll, and nothing that was rolled back', async () => {
  const http = Fastify();
  onTestFinished(() => http.close());
  const relay = newRelay();
  const delivered = Promise.withResolvers<number>();
  relay.subscribe(step, 'test', async (_tx, payload) => delivered.resolve(payload.step));
  startJob(http, { ...outboxDelivery(relay), everyMs: 3_600_000 });
  await http.ready();
  await inTransaction(database.db.sql, async (tx) => {
    await publish(tx, step, { order: 1, step: 1 });
    throw new Error('rolled back');
  }).catch(() => undefined);
  await inTransaction(database.db.sql, (tx) => publish(tx, step, { order: 1, step: 2 }));
  expect(await delivered.promise).toBe(2);
});

test('payloads are typed for publishers and subscribers', () => {
  const unsubscribed = event('order.refund_sent', Type.Object({ order: Type.Integer() }), {
    key: () => '',
    cause: () => '',
  });
  const check = (relay: Events) => {
    // @ts-expect-error: a field is missing
    void publish(database.db.sql, step, { order: 1 });
    // @ts-expect-error: a field has another type
    void publish(database.db.sql, step, { order: 1, step: 'one' });
    // @ts-expect-error: the payload has no such field
    relay.subscribe(step, 'test', async (_tx, payload) => void payload.status);
    // @ts-expect-error: the event is not in subscribed-topics.ts
    relay.subscribe(unsubscribed, 'test', async () => undefined);
  };
  expect(check).toBeTypeOf('function');
});
