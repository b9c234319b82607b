import type { CourierId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type Shift = { id: number; startedAt: Date };

export async function findShift(db: Sql, courierId: CourierId): Promise<Shift | null> {
  const rows = await db<Shift[]>`
    select id, started_at as "startedAt" from courier_shifts where courier_id = ${courierId} and ended_at is null`;
  return rows[0] ?? null;
}

/** Offers and the end of a shift wait for each other here. */
export async function lockShift(tx: Sql, courierId: CourierId): Promise<Shift | null> {
  const rows = await tx<Shift[]>`
    select s.id, s.started_at as "startedAt" from courier_shifts s join couriers c on c.id = s.courier_id
    where s.courier_id = ${courierId} and s.ended_at is null and c.is_active
    for no key update of s`;
  return rows[0] ?? null;
}

/** A courier has one open shift, however often it is begun. */
export async function insertShift(tx: Sql, courierId: CourierId, now: Date): Promise<void> {
  await tx`
    insert into courier_shifts (courier_id, started_at) values (${courierId}, ${now})
    on conflict (courier_id) where ended_at is null do nothing`;
}

/** Ends the shift; its position is forgotten, and offers end now, so that others get them. */
export async function endShift(tx: Sql, shift: Pick<Shift, 'id'>, courierId: CourierId, now: Date): Promise<void> {
  await tx`update courier_shifts set ended_at = greatest(${now}, started_at) where id = ${shift.id}`;
  await tx`delete from courier_positions where courier_id = ${courierId}`;
  await tx`
    update assignments set offer_ends_at = greatest(${now}, offered_at + interval '1 millisecond')
    where courier_id = ${courierId} and state = 'offered'`;
}

export async function deleteShiftsEndedBefore(db: Sql, before: Date): Promise<number> {
  const rows = await db`delete from courier_shifts where ended_at < ${before} returning id`;
  return rows.length;
}
