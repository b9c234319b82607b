import type { CourierId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** The active courier of a link. */
export async function findCourierOfLink(db: Sql, secretHash: Buffer): Promise<{ id: CourierId } | null> {
  const rows = await db<{ id: CourierId }[]>`
    select c.id from courier_links l join couriers c on c.id = l.courier_id
    where l.secret_hash = ${secretHash} and c.is_active`;
  return rows[0] ?? null;
}

/** Replaces the former link. */
export async function upsertLink(db: Sql, courierId: CourierId, secretHash: Buffer, now: Date): Promise<void> {
  await db`
    insert into courier_links (courier_id, secret_hash, created_at) values (${courierId}, ${secretHash}, ${now})
    on conflict (courier_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at`;
}

/** Whether there was one. */
export async function deleteLink(db: Sql, courierId: CourierId): Promise<boolean> {
  const rows = await db`delete from courier_links where courier_id = ${courierId} returning courier_id`;
  return rows.length > 0;
}
