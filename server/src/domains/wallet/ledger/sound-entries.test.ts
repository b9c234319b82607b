import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Entry = Record<string, string | number | null>;
const valid: Entry = {
  ...{ unit: 'money', cause: 'order:1:wallet', reason: 'order_payment', from_account: 'wallet', to_account: 'shop' },
  ...{ customer_id: 1, order_id: 1, amount: 5, note: null, created_at: '2026-03-01T12:00:00Z' },
};

function insert(entry: Entry) {
  const text = JSON.stringify(entry);
  const { sql } = database.db;
  return sql`
    insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, note, created_at)
    select unit, cause, reason, from_account, to_account, customer_id, order_id, amount, note, created_at
    from jsonb_populate_record(null::ledger_entries, ${text}::jsonb)`;
}

const unsound: Entry[] = [
  { amount: 0 },
  { amount: -5 },
  { cause: 'ab' },
  { cause: 'a'.repeat(121) },
  { reason: 'ab' },
  { reason: 'a'.repeat(41) },
  { reason: 'Order payment' },
  { unit: 'shells' },
  { from_account: 'drawer' },
  { to_account: 'drawer' },
  { to_account: 'wallet' },
  { unit: 'points' },
  { unit: 'points', from_account: 'points' },
  { from_account: 'points' },
  { customer_id: null },
  { customer_id: null, from_account: 'shop', to_account: 'owed' },
  { note: 'a'.repeat(501) },
];

test.each(unsound)('D7 the database refuses an entry with %j', async (change) => {
  await expect(insert({ ...valid, ...change })).rejects.toThrow('"ledger_entries_sound"');
});

test.each<Entry>([
  {},
  { cause: 'a'.repeat(120), reason: 'a'.repeat(40), note: 'a'.repeat(500) },
  { cause: 'abc', reason: 'abc', from_account: 'clearing', customer_id: null },
  { cause: 'points:1', unit: 'points', from_account: 'issued', to_account: 'points' },
])('D7 the database stores an entry with %j', async (change) => {
  await expect(insert({ ...valid, ...change })).resolves.toEqual([]);
});

test.each(['balance_minor', 'points', 'owed_minor', 'owed_points'])(
  'D7 the database refuses a wallet whose %s is below zero',
  async (column) => {
    const wallet = `insert into wallets (customer_id, ${column}) values (1, -1)`;
    await expect(database.db.sql.script(wallet)).rejects.toThrow('"wallets_check"');
  },
);
