import { connect } from '@rialto/database/connect.ts';
import { afterCommit, inTransaction } from '@rialto/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import Fastify from 'fastify';
import Type from 'typebox';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { event } from './event.ts';
import { failedEvents, retryFailedEvent } from './failed-events.ts';
import { openEvents, type Events } from './open-events.ts';
import { outboxSkipping } from './outbox.jobs.ts';
import { publish } from './publish.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const step = event('order.status_changed', Type.Object({ order: Type.Integer(), step: Type.Integer() }), {
  key: ({ order }) => `order:${order}`,
  cause: ({ order, step }) => `order:${order}:${step}`,
});
const publishSteps = async (order: number, steps: readonly number[]) => {
  for (const at of steps) await inTransaction(database.db.sql, (tx) => publish(tx, step, { order, step: at }));
};
const newRelay = (db = database.db.sql): Events => openEvents({ db, log: Fastify().log });
const otherNode = (): Events => {
  const other = connect(database.connectionOptions);
  onTestFinished(() => other.close());
  return newRelay(other.sql);
};
/** Retries without their delays. */
const deliverAllRetries = async (relays: readonly Events[]) => {
  const undelivered = () => database.db.sql`select from outbox where delivered_at is null and failed_at is null`;
  while ((await undelivered()).length > 0) {
    await Promise.all(relays.map((relay) => relay.deliver()));
    await database.db.sql`update outbox set retry_at = now() where delivered_at is null`;
  }
};

/** Subscribes on every node, and collects the steps of each order whose delivery was committed. */
function subscribe(relays: readonly Events[], name: string, fails: () => boolean): Map<number, number[]> {
  const received = new Map<number, number[]>();
  for (const relay of relays)
    relay.subscribe(step, name, async (tx, { order, step: at }) => {
      await tx`select 1`;
      afterCommit(tx, () => received.set(order, [...(received.get(order) ?? []), at]));
      // A failed statement, which aborts a transaction without a savepoint.
      if (fails()) await tx`select 1 / 0`;
    });
  return received;
}
const never = () => false;

test('T118 a subscriber that always fails stops no other, on two nodes: it alone is retried, set aside and retried by hand', async () => {
  const { sql } = database.db;
  const relays = [newRelay(), otherNode()];
  let isBroken = true;
  const before = subscribe(relays, 'before', never);
  const broken = subscribe(relays, 'broken', () => isBroken);
  const after = subscribe(relays, 'after', never);
  for (const order of [1, 2]) await publishSteps(order, [1, 2, 3]);
  const all = new Map([1, 2].map((order) => [order, [1, 2, 3]]));

  // Without a single retry, and also the later events of the order.
  await Promise.all(relays.map((relay) => relay.deliver()));
  expect(before).toEqual(all);
  expect(after).toEqual(all);
  await deliverAllRetries(relays);
  const failed = await failedEvents(sql);
  expect(failed.map(({ remaining, attempts }) => [remaining, attempts])).toEqual(Array(6).fill([['broken'], 10]));

  isBroken = false;
  for (const { id } of failed.toSorted((a, b) => a.id - b.id)) {
    await retryFailedEvent(sql, id);
    await relays[0]?.deliver();
  }
  expect(broken).toEqual(all);
  expect(before).toEqual(all);
  expect(after).toEqual(all);
  expect(await failedEvents(sql)).toEqual([]);
});

test('T118 subscribers that fail at random each get every event once and in order, on two nodes', async () => {
  const relays = [newRelay(), otherNode()];
  const atRandom = () => Math.random() < 0.3;
  const received = ['one', 'two', 'three'].map((name) => subscribe(relays, name, atRandom));
  const orders = [1, 2, 3, 4];
  const steps = [1, 2, 3, 4, 5, 6];
  await Promise.all([...orders.map((order) => publishSteps(order, steps)), ...relays.map((relay) => relay.deliver())]);
  await deliverAllRetries(relays);
  expect(await failedEvents(database.db.sql)).toEqual([]);
  for (const by of received) expect(by).toEqual(new Map(orders.map((order) => [order, steps])));
});

test('T118 an event of which only subscribers of another release remain is left to that release for half a minute', async () => {
  const { sql } = database.db;
  const [newer, older] = [newRelay(), otherNode()];
  const both = subscribe([newer, older], 'both', never);
  const added = subscribe([newer], 'added', () => added.size === 0 && both.size < 2);
  await publishSteps(1, [1]);
  await newer.deliver();
  await sql`update outbox set retry_at = now()`;
  await older.deliver();
  await outboxSkipping(sql, older).run();
  expect(await sql`select remaining_subscribers as remaining from outbox where delivered_at is null`).toEqual([
    { remaining: ['added'] },
  ]);
  await publishSteps(2, [1]);
  await older.deliver();
  await newer.deliver();
  expect(added).toEqual(new Map([[1, [1]]]));
  expect(both).toEqual(new Map([1, 2].map((order) => [order, [1]])));

  await sql`update outbox set delivered_at = null, created_at = now() - interval '31 seconds' where key = 'order:1'`;
  await outboxSkipping(sql, newer).run();
  expect(await sql`select from outbox where delivered_at is null`).toHaveLength(1);
  await outboxSkipping(sql, older).run();
  expect(await sql`select from outbox where delivered_at is null`).toHaveLength(0);
});

test('a second subscriber of the same name is refused', () => {
  const relay = newRelay();
  relay.subscribe(step, 'twice', async () => undefined);
  expect(() => relay.subscribe(step, 'twice', async () => undefined)).toThrow('twice');
});
