import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** What the delivery of a module costs in a zone. */
export type StoredRates = {
  moduleId: ModuleId;
  zoneId: ZoneId;
  baseMinor: number;
  perKmMinor: number;
  minimumMinor: number;
  maximumMinor: number | null;
  maximumCashMinor: number | null;
  maximumMetres: number | null;
};

/** The rates of one zone, or of all. */
export function zoneRates(db: Sql, zoneId: ZoneId | null): Promise<StoredRates[]> {
  return db<StoredRates[]>`
    select module_id as "moduleId", zone_id as "zoneId", base_charge_minor as "baseMinor",
           per_km_charge_minor as "perKmMinor", minimum_charge_minor as "minimumMinor",
           maximum_charge_minor as "maximumMinor", maximum_cash_minor as "maximumCashMinor",
           maximum_metres as "maximumMetres"
    from module_zones
    where ${zoneId}::int is null or zone_id = ${zoneId}::int
    order by zone_id, module_id`;
}

/** Writes the rates of modules in zones; those that are there already are changed. */
export async function writeRates(tx: Sql, rates: readonly StoredRates[]): Promise<void> {
  await tx`
    insert into module_zones (module_id, zone_id, base_charge_minor, per_km_charge_minor, minimum_charge_minor,
                              maximum_charge_minor, maximum_cash_minor, maximum_metres)
    select r."moduleId", r."zoneId", r."baseMinor", r."perKmMinor", r."minimumMinor", r."maximumMinor",
           r."maximumCashMinor", r."maximumMetres"
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as r("moduleId" int, "zoneId" int, "baseMinor" bigint,
      "perKmMinor" bigint, "minimumMinor" bigint, "maximumMinor" bigint, "maximumCashMinor" bigint, "maximumMetres" int)
    on conflict (module_id, zone_id) do update set
      base_charge_minor = excluded.base_charge_minor, per_km_charge_minor = excluded.per_km_charge_minor,
      minimum_charge_minor = excluded.minimum_charge_minor, maximum_charge_minor = excluded.maximum_charge_minor,
      maximum_cash_minor = excluded.maximum_cash_minor, maximum_metres = excluded.maximum_metres`;
}

type Pair = { moduleId: ModuleId; zoneId: ZoneId };

export async function deleteRates(tx: Sql, pairs: readonly Pair[]): Promise<void> {
  await tx`
    delete from module_zones z using jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p("moduleId" int, "zoneId" int)
    where z.module_id = p."moduleId" and z.zone_id = p."zoneId"`;
}

/** Whether an active store belongs to one of these modules in its zone. */
export async function hasStoresIn(tx: Sql, pairs: readonly Pair[]): Promise<boolean> {
  const [row] = await tx<{ has: boolean }[]>`
    select exists (
      select from stores s
      join jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p("moduleId" int, "zoneId" int)
        on s.module_id = p."moduleId" and s.zone_id = p."zoneId"
      where s.active) as "has"`;
  return row?.has ?? false;
}

export async function storeCountsByZone(db: Sql): Promise<Map<number, number>> {
  const rows = await db<{ zoneId: ZoneId; count: number }[]>`
    select zone_id as "zoneId", count(*)::int as "count" from stores where active group by zone_id`;
  return new Map(rows.map(({ zoneId, count }) => [zoneId, count]));
}

type StoreOutside = { id: number; nameEn: string; nameAr: string | null; count: number };

/** The first stores of a zone that lie outside an area, and how many there are; without an area all stores of it. */
export function storesOutside(db: Sql, zoneId: ZoneId, area: string | null): Promise<StoreOutside[]> {
  return db<StoreOutside[]>`
    select id, name_en as "nameEn", name_ar as "nameAr", (count(*) over ())::int as "count"
    from stores
    where zone_id = ${zoneId} and active and (${area}::polygon is null or not ${area}::polygon @> point(lng, lat))
    order by name_en, id limit 20`;
}
