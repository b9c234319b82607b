import type { Sql } from '@rialto/database/sql.ts';

export type Count = { count: number; endsAt: Date };

/** One statement, so that concurrent attempts are all counted. */
export async function countAttempt(db: Sql, keyHash: Buffer, weight: number, now: Date, endsAt: Date): Promise<Count> {
  const rows = await db<Count[]>`
    insert into throttles as t (key_hash, count, ends_at) values (${keyHash}, ${weight}, ${endsAt})
    on conflict (key_hash) do update
      set count = case when t.ends_at <= ${now} then excluded.count else least(t.count, 1000000) + excluded.count end,
          ends_at = case when t.ends_at <= ${now} then excluded.ends_at else t.ends_at end
    returning count, ends_at as "endsAt"`;
  const [row] = rows;
  if (row === undefined) throw new Error('Counting an attempt returned no row');
  return row;
}

export async function findCount(db: Sql, keyHash: Buffer, now: Date): Promise<Count | null> {
  const rows = await db<Count[]>`
    select count, ends_at as "endsAt" from throttles where key_hash = ${keyHash} and ends_at > ${now}`;
  return rows[0] ?? null;
}

export async function uncountOne(db: Sql, keyHash: Buffer): Promise<void> {
  await db`update throttles set count = count - 1 where key_hash = ${keyHash} and count > 0`;
}

export async function deleteCount(db: Sql, keyHash: Buffer): Promise<void> {
  await db`delete from throttles where key_hash = ${keyHash}`;
}

export async function deleteOldCounts(db: Sql, now: Date): Promise<void> {
  await db`delete from throttles where ends_at <= ${now}`;
}
