import type { CourierId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type PositionRow = { lat: number; lng: number; heading: number | null; at: Date };

/** Null if the courier is not on shift. `last` is the newest position, if there is one. */
export async function findShiftPosition(
  db: Sql,
  courierId: CourierId,
): Promise<{ zoneId: ZoneId; last: PositionRow | null } | null> {
  const rows = await db<({ zoneId: ZoneId } & Partial<PositionRow>)[]>`
    select c.zone_id as "zoneId", p.lat, p.lng, p.heading, p.at
    from couriers c join courier_shifts s on s.courier_id = c.id and s.ended_at is null
    left join courier_positions p on p.courier_id = c.id
    where c.id = ${courierId}`;
  const row = rows[0];
  if (!row) return null;
  const { zoneId, lat, lng, heading = null, at } = row;
  return { zoneId, last: at && lat != null && lng != null ? { lat, lng, heading, at } : null };
}

/**
 * Never replaces a newer position, whatever the order of requests, unless that one is after `latest`. Waits for a shift
 * that is just ending, so that nothing is stored after it.
 */
export async function upsertPosition(
  tx: Sql,
  courierId: CourierId,
  position: PositionRow,
  latest: Date,
): Promise<void> {
  const { lat, lng, heading, at } = position;
  await tx`
    insert into courier_positions (courier_id, lat, lng, heading, at)
    select ${courierId}, ${lat}, ${lng}, ${heading}, ${at}
    where exists (select from courier_shifts where courier_id = ${courierId} and ended_at is null for share)
    on conflict (courier_id) do update set lat = excluded.lat, lng = excluded.lng, heading = excluded.heading,
      at = excluded.at
    where courier_positions.at < excluded.at or courier_positions.at > ${latest}`;
}

/** A thin trail of each order on its way: points at least this far apart. */
export async function insertTrail(
  tx: Sql,
  courierId: CourierId,
  points: readonly PositionRow[],
  apartMs: number,
): Promise<void> {
  for (const { lat, lng, at } of points)
    await tx`
      insert into courier_trail (assignment_id, at, lat, lng)
      select a.id, ${at}, ${lat}, ${lng} from assignments a
      where a.courier_id = ${courierId} and a.state = 'picked_up' and a.picked_up_at <= ${at}
        and not exists (select from courier_trail t where t.assignment_id = a.id
                        and t.at > ${at}::timestamptz - ${apartMs}::int * interval '1 millisecond')
      on conflict do nothing`;
}

export async function deleteTrailBefore(db: Sql, before: Date): Promise<number> {
  const rows = await db`delete from courier_trail where at < ${before} returning assignment_id`;
  return rows.length;
}

/** Positions of couriers who stopped sending, such as those whose phone was switched off. */
export async function deletePositionsBefore(db: Sql, before: Date): Promise<number> {
  const rows = await db`delete from courier_positions where at < ${before} returning courier_id`;
  return rows.length;
}
