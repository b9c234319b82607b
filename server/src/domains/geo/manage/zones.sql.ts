import type { Sql } from '@rialto/database/sql.ts';

/** `area` is PostgreSQL's text form of a polygon. */
export type StoredZone = {
  id: number;
  nameEn: string;
  nameAr: string | null;
  area: string;
  cashOnDelivery: boolean;
  isActive: boolean;
};

export function allZones(db: Sql): Promise<StoredZone[]> {
  return db<StoredZone[]>`
    select id, name_en as "nameEn", name_ar as "nameAr", area::text as "area", cash_on_delivery as "cashOnDelivery",
           active as "isActive"
    from zones order by id`;
}

/** The zone as it is until the end of the transaction. */
export async function lockZone(tx: Sql, id: number): Promise<StoredZone | null> {
  const rows = await tx<StoredZone[]>`
    select id, name_en as "nameEn", name_ar as "nameAr", area::text as "area", cash_on_delivery as "cashOnDelivery",
           active as "isActive"
    from zones where id = ${id} for update`;
  return rows[0] ?? null;
}

/** Ids of zones are small, because every request carries some; the lock keeps two new zones from having the same one. */
export async function insertZone(tx: Sql, zone: Omit<StoredZone, 'id'>): Promise<number> {
  await tx`lock table zones in share row exclusive mode`;
  const [row] = await tx<{ id: number }[]>`
    insert into zones (id, name_en, name_ar, area, cash_on_delivery, active)
    select coalesce(max(id), 0) + 1, ${zone.nameEn}::text, ${zone.nameAr}::text, ${zone.area}::polygon,
           ${zone.cashOnDelivery}::boolean, ${zone.isActive}::boolean
    from zones
    returning id`;
  return (row as { id: number }).id;
}

export async function updateZone(tx: Sql, zone: StoredZone): Promise<void> {
  await tx`
    update zones set name_en = ${zone.nameEn}, name_ar = ${zone.nameAr}, area = ${zone.area}::polygon,
                     cash_on_delivery = ${zone.cashOnDelivery}, active = ${zone.isActive}
    where id = ${zone.id}`;
}

/** The other active zones that share some place with an area. */
export function zonesOverlapping(db: Sql, area: string, exceptId: number | null): Promise<StoredZone[]> {
  return db<StoredZone[]>`
    select id, name_en as "nameEn", name_ar as "nameAr", area::text as "area", cash_on_delivery as "cashOnDelivery",
           active as "isActive"
    from zones where active and id is distinct from ${exceptId}::int and area && ${area}::polygon order by id`;
}
