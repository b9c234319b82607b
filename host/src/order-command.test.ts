import { addGuest } from '@rialto/server/testing/people.ts';
import { addOrder, fillOrderWorld } from '@rialto/server/testing/small-orders.ts';
import { fillSmallWorld } from '@rialto/server/testing/small-world.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOrderCommand } from './order-command.ts';

let database: TestDatabase;
let orderId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database.db;
  await fillSmallWorld(sql);
  await fillOrderWorld(sql);
  const { id } = await addGuest(sql);
  orderId = String(await addOrder(sql, { owner: { kind: 'guest', id }, method: 'cash_on_delivery' }));
});
afterAll(() => database.drop());

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const code = await runOrderCommand(database.db.sql, args, { say, now: new Date() });
  return { code, output: lines.join('\n') };
}

test('TRK-05 the operator changes the status of an order with a command, step by step', async () => {
  expect(await run(orderId, 'confirmed')).toEqual({ code: 0, output: `Order ${orderId}: confirmed` });
  const promised = await database.db.sql`select from orders where id = ${orderId} and promised_until is not null`;
  expect(promised).toHaveLength(1);
  expect(await run(orderId, 'processing', '--by', 'store')).toMatchObject({ code: 0 });
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
