import type { Sql } from '@rialto/database/sql.ts';

export async function insertGuest(db: Sql, id: number, idHash: Buffer, now: Date): Promise<void> {
  await db`insert into guests (id, id_hash, created_at, seen_at) values (${id}, ${idHash}, ${now}, ${now})`;
}

export async function findGuest(db: Sql, idHash: Buffer): Promise<{ id: number; seenAt: Date } | null> {
  const rows = await db<{ id: number; seenAt: Date }[]>`
    select id, seen_at as "seenAt" from guests where id_hash = ${idHash}`;
  return rows[0] ?? null;
}

/** False if the guest has been deleted. */
export async function touchGuest(db: Sql, id: number, now: Date): Promise<boolean> {
  const rows = await db`update guests set seen_at = ${now} where id = ${id} returning id`;
  return rows.length > 0;
}

/** Locks a batch of guests not seen since the given time. Skips those that another node has locked. */
export async function lockIdleGuests(tx: Sql, before: Date, limit: number): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    select id from guests g where seen_at < ${before} and not is_kept
      and not exists (select from uploads u where u.guest_id = g.id)
    order by seen_at limit ${limit} for update skip locked`;
  return rows.map(({ id }) => id);
}

export async function deleteGuests(tx: Sql, ids: readonly number[]): Promise<void> {
  await tx`delete from guests where id = any(${ids}::bigint[])`;
}

/** Excludes guests from later clean-ups. */
export async function markGuestsKept(tx: Sql, ids: readonly number[]): Promise<void> {
  await tx`update guests set is_kept = true where id = any(${ids}::bigint[])`;
}
