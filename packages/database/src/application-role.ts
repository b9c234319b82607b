import { sessionLocks, withSessionLock } from './session-lock.ts';
import type { Sql } from './sql.ts';

/** The role of the application on the embedded server. */
export const APPLICATION_ROLE = 'rialto_app';

const CREATE_ROLE = `do $$ begin
  create role rialto_app login nosuperuser nocreatedb nocreaterole noreplication;
exception when duplicate_object or unique_violation then null; end $$`;

const GRANT_ROWS = `do $$
declare role text := quote_ident(current_setting('rialto.granted_role'));
begin
  execute 'grant usage on schema public to ' || role;
  execute 'grant select, insert, update, delete on all tables in schema public to ' || role;
  execute 'grant usage, select on all sequences in schema public to ' || role;
  execute 'revoke update, delete, truncate on audit_log from ' || role;
  execute 'revoke insert, update, delete, truncate on schema_migrations from ' || role;
end $$`;

/** Creates the role of the application if it is missing. */
export async function createApplicationRole(owner: Sql): Promise<void> {
  await owner.script(CREATE_ROLE);
}

/**
 * Lets a role use the rows of all tables but own none, so that it can change neither tables nor triggers and only add to
 * the audit log. Call it after migrating, as the owner of the tables.
 */
export async function grantToApplication(owner: Sql, role: string): Promise<void> {
  await withSessionLock(owner, { key: sessionLocks.migrations }, async (locked) => {
    await locked`select set_config('rialto.granted_role', ${role}, false)`;
    await locked.script(GRANT_ROWS);
  });
}
