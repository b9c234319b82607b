import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_ROLE, createApplicationRole, grantToApplication } from './application-role.ts';
import { connect, type Database } from './connect.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let application: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database.db;
  await createApplicationRole(sql);
  await grantToApplication(sql, APPLICATION_ROLE);
  // Takes the role instead of signing in with it, because a test server may ask for passwords.
  const { url } = database;
  const role = `options=${encodeURIComponent(`-c role=${APPLICATION_ROLE}`)}`;
  application = connect({ connectionString: `${url}${url.includes('?') ? '&' : '?'}${role}` });
  await sql`insert into staff (id, name, role, created_at) values (1, 'Layla', 'owner', now())`;
});
afterAll(async () => {
  await application.close();
  await database.drop();
});

const insert = () => application.sql`
  insert into audit_log (at, staff_id, action, subject, subject_id) values (now(), 1, 'changeItem', 'item', '1')`;
const attempt = (statement: string) =>
  application.sql.script(statement).then(
    () => 'allowed',
    (error: Error) => error.message,
  );

test('OPS-02 the database user of the application adds to the audit log and cannot change it', async () => {
  await insert();
  expect(await application.sql`select action from audit_log`).toHaveLength(1);
  // PostgreSQL only warns that this grants nothing.
  await attempt('grant all on audit_log to rialto_app');
  for (const statement of [
    "update audit_log set action = 'another'",
    'delete from audit_log',
    'truncate audit_log',
    'alter table audit_log disable trigger all',
    'drop trigger audit_log_is_append_only on audit_log',
    'drop table audit_log',
    'alter table audit_log owner to rialto_app',
    "set session_replication_role = 'replica'",
    'create or replace function refuse_change_of_audit_log() returns trigger language plpgsql as $$ begin return null; end $$',
    "update schema_migrations set checksum = ''",
  ])
    expect([statement, await attempt(statement)]).toEqual([
      statement,
      expect.stringMatching(/permission denied|must be owner|does not exist/) as string,
    ]);
  expect(await application.sql`select action from audit_log`).toEqual([{ action: 'changeItem' }]);
});

test('OPS-02 not even the owner of the tables changes the audit log by a statement', async () => {
  await insert();
  for (const statement of ['update audit_log set subject = subject', 'delete from audit_log', 'truncate audit_log'])
    await expect(database.db.sql.script(statement)).rejects.toThrow('only ever added to');
});

test('the application reads and writes the rows of all other tables', async () => {
  await application.sql`update staff set name = 'Nadia' where id = 1`;
  await application.sql`insert into shop_settings select * from shop_settings where false`;
  expect(await application.sql`select name from staff`).toEqual([{ name: 'Nadia' }]);
  expect(await application.sql`select name from schema_migrations`).not.toHaveLength(0);
});

test('granting again, as at every start, changes nothing', async () => {
  await createApplicationRole(database.db.sql);
  await grantToApplication(database.db.sql, APPLICATION_ROLE);
  await insert();
});
