import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { staffRoles } from '@rialto/contract/shapes/enums.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoStaff } from './demo-staff.ts';
import { insertStaff } from './staff.sql.ts';
import { staffLogins } from './staff-logins.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('OPS-02 the demo has one member of staff for each role; a changed password is no longer shown', async () => {
  const { sql } = database.db;
  expect(await staffLogins(sql)).toEqual([]);
  await insertStaff(sql, demoStaff, new Date('2026-11-15T12:00:00Z'));
  expect((await staffLogins(sql)).map(({ role }) => role).toSorted()).toEqual([...staffRoles].toSorted());
  await sql`update staff set password_hash = 'another' where role = 'owner'`;
  expect((await staffLogins(sql)).map(({ role }) => role)).not.toContain('owner');
});
