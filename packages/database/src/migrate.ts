import type { Connection } from './connection.ts';
import { silentLog, type Log } from './log.ts';
import { listMigrations, type Migration } from './migration-files.ts';
import { inTransaction, sqlOver, type Sql } from './sql.ts';

/** The database and this code do not belong together; going on would damage one or the other. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

type Options = { log?: Log; directory?: string };
type Applied = { name: string; checksum: string };

// Any number, as long as nobody else uses it.
const LOCK_KEY = 7_142_201;
const DAY_MS = 86_400_000;

/** Applies what is missing and gives its names. Several nodes may call it at once: one works, the others wait. */
export async function migrate(db: Sql, { log = silentLog, directory }: Options = {}): Promise<string[]> {
  const migrations = await listMigrations(directory);
  return db.connection.reserve((reserved) => withLock(reserved, (locked) => applyMissing(locked, migrations, log)), {
    statementLimitMs: DAY_MS,
  });
}

/** What `migrate` would still apply; not empty means that this node is not ready. Refuses like `migrate`. */
export async function pendingMigrations(db: Sql, { directory }: Options = {}): Promise<string[]> {
  const migrations = await listMigrations(directory);
  const [table] = await db<{ isThere: boolean }[]>`
    select to_regclass('schema_migrations') is not null as "isThere"`;
  const applied = table?.isThere ? await listApplied(db) : [];
  return missing(migrations, applied).map(({ name }) => name);
}

async function applyMissing(db: Sql, migrations: Migration[], log: Log): Promise<string[]> {
  await db.script(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const todo = missing(migrations, await listApplied(db));
  for (const { name, text, checksum } of todo) {
    await inTransaction(db, async (tx) => {
      await tx.script(text);
      await tx`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`;
    });
    log.info({ migration: name }, 'Migration applied');
  }
  return todo.map(({ name }) => name);
}

async function listApplied(db: Sql): Promise<Applied[]> {
  return db<Applied[]>`select name, checksum from schema_migrations order by name`;
}

function missing(migrations: Migration[], applied: Applied[]): Migration[] {
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

/** A lock of the session, so a node that dies in the middle frees it. Waiting for it and a long migration have no limit. */
async function withLock<T>(reserved: Connection, work: (db: Sql) => Promise<T>): Promise<T> {
  const db = sqlOver(reserved);
  await db.script('set statement_timeout = 0; set lock_timeout = 0');
  try {
    await db`select pg_advisory_lock(${LOCK_KEY})`;
    return await work(db);
  } finally {
    // If this fails the connection is broken and closed, which frees the lock as well.
    await db
      .script(`select pg_advisory_unlock_all(); reset statement_timeout; reset lock_timeout`)
      .catch(() => undefined);
  }
}
