import type { Connection } from './connection.ts';
import { sqlOver, type Sql } from './sql.ts';

const DAY_MS = 86_400_000;

/** Arbitrary numbers of advisory locks; each is held by one node at a time. */
export const sessionLocks = {
  migrations: 7_142_201,
  demo: 7_142_202,
  simulation: 7_142_203,
  imports: 7_142_204,
  figures: 7_142_205,
};

type Locking = { key: number; /** Called once if another node holds the lock. */ onWait?: (() => void) | undefined };

/**
 * Runs the work on a connection that holds an advisory lock, which a crashed node releases. Neither waiting for it nor a
 * statement of this connection has a time limit.
 */
export function withSessionLock<T>(db: Sql, { key, onWait }: Locking, work: (locked: Sql) => Promise<T>): Promise<T> {
  return db.connection.reserve((reserved) => holdLock(reserved, { key, onWait }, work), { statementLimitMs: DAY_MS });
}

/** Runs the work if no other node holds the lock; returns whether it ran. */
export function tryWithSessionLock(db: Sql, key: number, work: () => Promise<void>): Promise<boolean> {
  return db.connection.reserve(async (reserved) => {
    const locked = sqlOver(reserved);
    const [row] = await locked<{ isFree: boolean }[]>`select pg_try_advisory_lock(${key}) as "isFree"`;
    if (!row?.isFree) return false;
    try {
      await work();
      return true;
    } finally {
      // If this fails, the connection is closed, which releases the lock as well.
      await locked`select pg_advisory_unlock(${key})`.catch(() => undefined);
    }
  });
}

async function holdLock<T>(
  reserved: Connection,
  { key, onWait }: Locking,
  work: (locked: Sql) => Promise<T>,
): Promise<T> {
  const db = sqlOver(reserved);
  await db.script('set statement_timeout = 0; set lock_timeout = 0');
  try {
    const [row] = await db<{ isFree: boolean }[]>`select pg_try_advisory_lock(${key}) as "isFree"`;
    if (!row?.isFree) {
      onWait?.();
      await db`select pg_advisory_lock(${key})`;
    }
    return await work(db);
  } finally {
    // If this fails, the connection is closed, which releases the lock as well.
    await db
      .script(`select pg_advisory_unlock_all(); reset statement_timeout; reset lock_timeout`)
      .catch(() => undefined);
  }
}
