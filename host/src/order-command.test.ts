import { addGuest } from '@rialto/server/testing/people.ts';
import { addOrder, fillOrderWorld } from '@rialto/server/testing/small-orders.ts';
import { fillSmallWorld } from '@rialto/server/testing/small-world.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandApi } from './open-command-api.ts';
import { runOrderCommand } from './order-command.ts';
import { readSettings } from './settings.ts';

let database: TestDatabase;
let api: Awaited<ReturnType<typeof openCommandApi>>;
let orderId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database.db;
  await fillSmallWorld(sql);
  await fillOrderWorld(sql);
  api = await openCommandApi({
    settings: readSettings({ DEMO: '0', LOG_LEVEL: 'silent' }),
    clock: () => new Date(),
    database: database.db,
  });
  const { id } = await addGuest(sql);
  orderId = String(await addOrder(sql, { owner: { kind: 'guest', id }, method: 'cash_on_delivery' }));
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const { db } = database;
  const code = await runOrderCommand({ db: db.sql, fetchApi: api.fetchApi, say, now: new Date() }, args);
  return { code, output: lines.join('\n') };
}

test('TRK-05 the operator changes the status of an order with a command, step by step', async () => {
  expect(await run(orderId, 'confirmed')).toEqual({ code: 0, output: `Order ${orderId}: confirmed` });
  const promised = await database.db.sql`select from orders where id = ${orderId} and promised_until is not null`;
  expect(promised).toHaveLength(1);
  expect(await run(orderId, 'processing', '--by', 'store')).toMatchObject({ code: 0 });
});

test('TRK-05 the command acts as staff of the console, and as the staff of the order’s store with --by store', async () => {
  const { sql } = database.db;
  const { id } = await addGuest(sql);
  const other = String(await addOrder(sql, { owner: { kind: 'guest', id }, method: 'cash_on_delivery' }));
  expect(await run(other, 'confirmed', '--by', 'store')).toMatchObject({ code: 0 });
  expect(await run(other, 'processing', '--by', 'store')).toMatchObject({ code: 0 });
  expect(await run(other, 'approve-payment', '--by', 'store')).toEqual({
    code: 1,
    output: `Order ${other}: You don’t have permission to do this.`,
  });
  expect(await run(other, 'canceled', '--reason', 'The kitchen is closed')).toMatchObject({ code: 0 });
  const steps = await sql<{ step: string }[]>`
    select concat_ws(' ', status, 'by', moved_by) as step from order_status_log where order_id = ${other} order by at, id`;
  expect(steps.map(({ step }) => step)).toEqual(['confirmed by store', 'processing by store', 'canceled by operator']);
  const staff = await sql`
    select from staff s join staff_stores t on t.staff_id = s.id join orders o on o.store_id = t.store_id
    where s.role = 'store' and o.id = ${other}`;
  expect(staff).toHaveLength(1);
});

test('TRK-05 several steps are made in sequence, up to the first that is refused', async () => {
  const { id } = await addGuest(database.db.sql);
  const other = String(await addOrder(database.db.sql, { owner: { kind: 'guest', id }, method: 'cash_on_delivery' }));
  expect(await run(other, 'confirmed', 'processing', 'delivered', 'handover')).toEqual({
    code: 1,
    output: [
      `Order ${other}: confirmed`,
      `Order ${other}: processing`,
      `Order ${other}: This order can no longer be changed this way.`,
    ].join('\n'),
  });
});

test('TRK-05 T33 a step that is not allowed is refused with the reason', async () => {
  expect(await run(orderId, 'delivered')).toEqual({
    code: 1,
    output: `Order ${orderId}: This order can no longer be changed this way.`,
  });
  expect(await run(orderId, 'picked_up', '--by', 'store')).toMatchObject({ code: 1 });
  expect(await run('999999999', 'confirmed')).toEqual({ code: 1, output: 'Order 999999999: Order not found' });
  expect(await run(orderId, 'approve-payment')).toMatchObject({ code: 1 });
});

test.each([
  [[]],
  [['12', 'confirmed']],
  [['100000001', 'flown']],
  [['100000001', 'confirmed', 'flown']],
  [['100000001', 'confirmed', '--by', 'me']],
  [['100000001', 'picked_up', '--by', 'courier']],
  [['--x']],
])('an invalid command shows the usage: %j', async (args) => {
  const { code, output } = await run(...args);
  expect(code).toBe(2);
  expect(output).toContain('npm run order -- <order id> <step>');
});
