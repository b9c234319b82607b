import { silentLog, type Log } from './log.ts';
import { listMigrations, type Migration } from './migration-files.ts';
import { sessionLocks, withSessionLock } from './session-lock.ts';
import { inTransaction, type Sql } from './sql.ts';

/** The database has migrations that this version does not have, or other ones. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

type Options = { log?: Log; directory?: string; /** Called if another node is migrating. */ onWait?: () => void };
type AppliedMigration = { name: string; checksum: string };

/** Applies pending migrations and returns their names. With several nodes at once, one applies them and the others wait. */
export async function migrate(db: Sql, { log = silentLog, directory, onWait }: Options = {}): Promise<string[]> {
  const migrations = await listMigrations(directory);
  const lock = { key: sessionLocks.migrations, onWait };
  return withSessionLock(db, lock, (locked) => applyMissing(locked, migrations, log));
}

/** The migrations that `migrate` would apply. The node is not ready while there are any. */
export async function pendingMigrations(db: Sql, { directory }: Options = {}): Promise<string[]> {
  const migrations = await listMigrations(directory);
  const [table] = await db<{ isThere: boolean }[]>`
    select to_regclass('schema_migrations') is not null as "isThere"`;
  const applied = table?.isThere ? await listApplied(db) : [];
  return pendingOf(migrations, applied).map(({ name }) => name);
}

async function applyMissing(db: Sql, migrations: Migration[], log: Log): Promise<string[]> {
  await db.script(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const pending = pendingOf(migrations, await listApplied(db));
  for (const { name, text, checksum } of pending) {
    await inTransaction(db, async (tx) => {
      await tx.script(text);
      await tx`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`;
    });
    log.info({ migration: name }, 'Migration applied');
  }
  return pending.map(({ name }) => name);
}

async function listApplied(db: Sql): Promise<AppliedMigration[]> {
  return db<AppliedMigration[]>`select name, checksum from schema_migrations order by name`;
}

function pendingOf(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (!migration) {
      throw new MigrationRefused(
        `The database has migration ${name}, which this version of Rialto does not know; start a newer version`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new MigrationRefused(
        `Migration ${name} was changed after it was applied to this database; put it back and write a new one`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}
