import type { CourierId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { CourierOnBoard, CourierRow } from './courier-row.ts';

export const courierColumns = part`c.id, c.f_name as "fName", c.l_name as "lName", c.phone, c.vehicle, c.zone_id as "zoneId", c.picture,
  c.is_active as "isActive", c.ratings`;

const boardColumns = part`${courierColumns}, s.started_at as "shiftStartedAt",
  coalesce((select sum(a.cash_minor) from assignments a where a.shift_id = s.id), 0)::bigint as "cashMinor",
  (select count(*) from assignments a where a.courier_id = c.id and a.ended_at is null) as "ordersCount",
  exists (select from courier_links l where l.courier_id = c.id) as "hasLink",
  p.lat, p.lng, p.at as "positionAt"`;

const withShift = part`couriers c
  left join courier_shifts s on s.courier_id = c.id and s.ended_at is null
  left join courier_positions p on p.courier_id = c.id and s.id is not null`;

export async function hasCouriers(db: Sql): Promise<boolean> {
  const [row] = await db<{ has: boolean }[]>`select exists (select from couriers where is_active) as "has"`;
  return row?.has ?? false;
}

export async function findCourier(db: Sql, id: CourierId): Promise<CourierRow | null> {
  const rows = await db<CourierRow[]>`select ${courierColumns} from couriers c where c.id = ${id}`;
  return rows[0] ?? null;
}

export async function findCourierOnBoard(db: Sql, id: CourierId): Promise<CourierOnBoard | null> {
  const rows = await db<CourierOnBoard[]>`select ${boardColumns} from ${withShift} where c.id = ${id}`;
  return rows[0] ?? null;
}

export type CourierFilter = { isOnShift: boolean; search: string | null };

const isListed = ({ isOnShift, search }: CourierFilter) => {
  const like = search && `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return part`(${!isOnShift} or s.id is not null) and (${like}::text is null
    or lower(c.f_name || ' ' || c.l_name) like ${like} or c.phone like ${like})`;
};

/** Those on shift first. */
export function couriersOnBoard(
  db: Sql,
  { limit, offset, ...filter }: CourierFilter & { limit: number; offset: number },
): Promise<CourierOnBoard[]> {
  return db<CourierOnBoard[]>`
    select ${boardColumns} from ${withShift} where ${isListed(filter)}
    order by s.id is null, not c.is_active, c.f_name, c.l_name, c.id limit ${limit} offset ${offset}`;
}

export async function countCouriers(db: Sql, filter: CourierFilter): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) as count from ${withShift} where ${isListed(filter)}`;
  return row?.count ?? 0;
}

export type NamedZone = { id: number; nameEn: string; nameAr: string | null };

export function zonesOfCouriers(db: Sql): Promise<NamedZone[]> {
  return db<NamedZone[]>`
    select id, name_en as "nameEn", name_ar as "nameAr" from zones where active order by name_en, id`;
}

export function couriersOnShift(db: Sql): Promise<CourierOnBoard[]> {
  return db<CourierOnBoard[]>`select ${boardColumns} from ${withShift} where s.id is not null and c.is_active`;
}

type CourierFields = Pick<CourierRow, 'fName' | 'lName' | 'phone' | 'vehicle' | 'zoneId'>;

/** Null if another courier has the phone. */
export async function insertCourier(
  db: Sql,
  { fName, lName, phone, vehicle, zoneId, picture = null }: CourierFields & { picture?: string | null },
  now: Date,
): Promise<CourierId | null> {
  const rows = await db<{ id: CourierId }[]>`
    insert into couriers (f_name, l_name, phone, vehicle, zone_id, picture, created_at)
    values (${fName}, ${lName}, ${phone}, ${vehicle}, ${zoneId}, ${picture}, ${now})
    on conflict (phone) do nothing returning id`;
  return rows[0]?.id ?? null;
}

/** False if another courier has the phone. */
export async function updateCourier(
  tx: Sql,
  { id, fName, lName, phone, vehicle, zoneId, isActive }: CourierFields & Pick<CourierRow, 'id' | 'isActive'>,
): Promise<boolean> {
  const rows = await tx`
    update couriers set f_name = ${fName}, l_name = ${lName}, phone = ${phone}, vehicle = ${vehicle},
      zone_id = ${zoneId}, is_active = ${isActive}
    where id = ${id} and not exists (select from couriers o where o.phone = ${phone} and o.id <> ${id}) returning id`;
  return rows.length > 0;
}
