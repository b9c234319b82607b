import type { Connection } from './connection.ts';
import { silentLog, type Log } from './log.ts';
import { listMigrations, type Migration } from './migration-files.ts';
import { inTransaction, sqlOver, type Sql } from './sql.ts';

/** The database has migrations that this version does not have, or other ones. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

type Options = { log?: Log; directory?: string };
type Applied = { name: string; checksum: string };

// An arbitrary number for the advisory lock of migrations.
const LOCK_KEY = 7_142_201;
const DAY_MS = 86_400_000;

/** Applies pending migrations and returns their names. With several nodes at once, one applies them and the others wait. */
export async function migrate(db: Sql, { log = silentLog, directory }: Options = {}): Promise<string[]> {
  const migrations = await listMigrations(directory);
  return db.connection.reserve((reserved) => withLock(reserved, (locked) => applyMissing(locked, migrations, log)), {
    statementLimitMs: DAY_MS,
  });
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

async function listApplied(db: Sql): Promise<Applied[]> {
  return db<Applied[]>`select name, checksum from schema_migrations order by name`;
}

function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
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

/** Holds a session lock, which a crashed node releases. Neither waiting for it nor a migration has a time limit. */
async function withLock<T>(reserved: Connection, work: (db: Sql) => Promise<T>): Promise<T> {
  const db = sqlOver(reserved);
  await db.script('set statement_timeout = 0; set lock_timeout = 0');
  try {
    await db`select pg_advisory_lock(${LOCK_KEY})`;
    return await work(db);
  } finally {
    // If this fails, the connection is closed, which releases the lock as well.
    await db
      .script(`select pg_advisory_unlock_all(); reset statement_timeout; reset lock_timeout`)
      .catch(() => undefined);
  }
}
