import type { ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type CatalogueFacts = {
  zoneId: ZoneId | null;
  /** A zone where customers may pay in cash. */
  hasCash: boolean;
  moduleId: ModuleId | null;
  storeId: StoreId | null;
  hasItem: boolean;
  isOpen: boolean;
};

/** What the catalogue has for a first order: each part must be reachable by a customer. */
export async function catalogueFacts(db: Sql, now: Date): Promise<CatalogueFacts> {
  const [row] = await db<CatalogueFacts[]>`
    with offered as (
      select z.id as zone_id, m.id as module_id, z.cash_on_delivery
      from zones z join module_zones mz on mz.zone_id = z.id join modules m on m.id = mz.module_id
      where z.active and m.active
    ), selling as (
      select s.id, s.hours @> minute_of_week(${now}::timestamptz, s.timezone) as is_open
      from stores s join offered o on o.zone_id = s.zone_id and o.module_id = s.module_id
      where s.active and not isempty(s.hours)
    )
    select (select min(id) from zones where active) as "zoneId",
           exists (select from zones where active and cash_on_delivery) as "hasCash",
           (select min(module_id) from offered) as "moduleId",
           (select min(id) from selling) as "storeId",
           exists (select from items i where i.active and i.store_id in (select id from selling)) as "hasItem",
           exists (select from selling where is_open) as "isOpen"`;
  return row as CatalogueFacts;
}

/** Whether a price is stored anywhere in the catalogue. */
export async function hasPrices(db: Sql): Promise<boolean> {
  const [row] = await db<{ has: boolean }[]>`
    select exists (select from items) or exists (select from stores where minimum_order_minor > 0)
      or exists (select from module_zones where base_charge_minor > 0 or per_km_charge_minor > 0 or minimum_charge_minor > 0)
      as "has"`;
  return row?.has ?? false;
}
