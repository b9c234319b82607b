import { inTransaction } from '@rialto/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { openOutbox, type Outbox } from './open-outbox.ts';
import { tell } from './tell.ts';

let database: TestDatabase;
let outbox: Outbox;
beforeEach(async () => {
  database = await createTestDatabase();
  outbox = openOutbox({ http: Fastify(), db: database.db.sql } as unknown as App);
});
afterEach(() => database.drop());

const said = (id: number) => ({ topic: 'order.status_changed', cause: `order:${id}`, payload: { id } });
const waiting = async () =>
  (await database.db.sql<{ cause: string }[]>`select cause from outbox where delivered_at is null`).map(
    ({ cause }) => cause,
  );

test('T118 what happened is told once, and only if it was kept', async () => {
  const { sql } = database.db;
  const heard: unknown[] = [];
  outbox.on('order.status_changed', async (_tx, { payload }) => void heard.push(payload['id']));
  await inTransaction(sql, (tx) => tell(tx, said(1)));
  await inTransaction(sql, (tx) => tell(tx, said(1)));
  await inTransaction(sql, async (tx) => {
    await tell(tx, said(2));
    throw new Error('not kept');
  }).catch(() => undefined);
  await Promise.all([outbox.deliver(), outbox.deliver()]);
  expect(heard).toEqual([1]);
  expect(await waiting()).toEqual([]);
});

test('T118 what a listener failed at waits and does not hold up the rest; its own writes are taken back', async () => {
  const { sql } = database.db;
  let fails = true;
  outbox.on('order.status_changed', async (tx, { payload }) => {
    await tell(tx, { topic: 'counted', cause: `counted:${String(payload['id'])}`, payload: {} });
    if (payload['id'] === 1 && fails) throw new Error('not yet');
  });
  for (const id of [1, 2]) await tell(sql, said(id));
  await outbox.deliver();
  expect(await waiting()).toEqual(expect.arrayContaining(['order:1']));
  expect(await sql`select from outbox where cause = 'counted:1'`).toHaveLength(0);
  expect(await sql`select from outbox where cause = 'counted:2'`).toHaveLength(1);
  fails = false;
  await sql`update outbox set retry_at = now()`;
  await outbox.deliver();
  await outbox.deliver();
  expect(await waiting()).toEqual([]);
});

test('T118 what nobody listens to is kept as it was told, and waits for nobody', async () => {
  await tell(database.db.sql, { topic: 'order.paid', cause: 'order:1:paid', payload: { orderId: 1 } });
  expect(await database.db.sql`select topic, payload from outbox`).toEqual([
    { topic: 'order.paid', payload: { orderId: 1 } },
  ]);
  expect(await waiting()).toEqual([]);
});
