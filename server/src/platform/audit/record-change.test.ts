import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordChange } from './record-change.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.sql`
    insert into staff (id, name, role, is_simulated, created_at)
    values (1, 'Layla', 'owner', false, ${NOW}), (2, 'Simulated kitchens', 'store', true, ${NOW})`;
});
afterAll(() => database.drop());

const change = (staffId: number) =>
  recordChange(database.db.sql, {
    staff: { id: staffId },
    now: NOW,
    action: 'changeItem',
    subject: 'item',
    subjectId: 5,
    before: { price: 1, name: 'Falafel' },
    after: { price: 2, name: 'Falafel' },
  });

test('OPS-02 a change is recorded with what differs; the staff that the demo plays leave no row', async () => {
  const { sql } = database.db;
  expect(await change(1)).toBeGreaterThan(0);
  expect(await change(2)).toBeNull();
  expect(await sql`select staff_id as by, before, after from audit_log`).toEqual([
    { by: 1, before: { price: 1 }, after: { price: 2 } },
  ]);
});

test('OPS-02 a member of staff cannot be declared simulated to escape the log', async () => {
  const { sql } = database.db;
  await expect(sql`update staff set is_simulated = true where id = 1`).rejects.toThrow('cannot become simulated');
  await sql`update staff set is_simulated = false where id = 2`;
});
