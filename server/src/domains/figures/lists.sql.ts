import type { CourierId, ItemId, StoreId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { findSources } from './find-sources.ts';
import { isInScope, type FigureScope, type Period } from './period.sql.ts';
import { itemRows } from './rows.sql.ts';

export type SoldItemRow = {
  itemId: ItemId;
  kind: 'Item' | 'ItemCampaign';
  nameEn: string;
  nameAr: string | null;
  storeNameEn: string | null;
  storeNameAr: string | null;
  quantity: number;
  orders: number;
  salesMinor: number;
};

/** The items of delivered orders, by what they brought in. Names are those of the last order. */
export async function soldItems(db: Sql, period: Period, scope: FigureScope, most: number): Promise<SoldItemRow[]> {
  const { days, stretches } = await findSources(db, period, period.startsAt);
  const added = part`
    select null::timestamptz as bucket, o.store_id, o.zone_id, o.item_id, o.model, o.quantity, o.orders, o.sales_minor,
      o.last_order_id
    from figure_items o where o.day = any(${days}::date[]) and ${isInScope(scope)}`;
  const rows = stretches.reduce((all, stretch) => part`${all} union all ${itemRows(stretch, scope)}`, added);
  return db.unprepared<SoldItemRow[]>`
    with sold as (
      select i.item_id, i.model, sum(i.quantity)::int as quantity, sum(i.orders)::int as orders,
        sum(i.sales_minor)::bigint as sales, max(i.last_order_id) as last_order
      from (${rows}) i
      group by i.item_id, i.model order by sum(i.sales_minor) desc, i.item_id limit ${most}
    )
    select distinct on (s.sales, s.item_id, s.model) s.item_id as "itemId", s.model as kind, l.name_en as "nameEn",
      l.name_ar as "nameAr", o.store_name_en as "storeNameEn", o.store_name_ar as "storeNameAr", s.quantity, s.orders,
      s.sales as "salesMinor"
    from sold s join orders o on o.id = s.last_order
    join order_lines l on l.order_id = o.id and l.item_id = s.item_id and l.model = s.model
    order by s.sales desc, s.item_id, s.model`;
}

export type ShiftRow = {
  id: number;
  courierId: CourierId;
  fName: string;
  lName: string;
  startedAt: Date;
  endedAt: Date | null;
  deliveries: number;
  cashMinor: number;
};

/** Shifts that overlap the period, with the cash of all their orders in scope. A limited scope leaves out the others. */
export function shiftsOf(db: Sql, period: Period, scope: FigureScope, most: number): Promise<ShiftRow[]> {
  const isWhole = scope.storeIds === null && scope.zoneId === null;
  return db.unprepared<ShiftRow[]>`
    select s.id, s.courier_id as "courierId", c.f_name as "fName", c.l_name as "lName", s.started_at as "startedAt",
      s.ended_at as "endedAt", count(o.id) filter (where a.state = 'delivered') as deliveries,
      coalesce(sum(a.cash_minor) filter (where o.id is not null), 0)::bigint as "cashMinor"
    from courier_shifts s join couriers c on c.id = s.courier_id
    left join assignments a on a.shift_id = s.id and (a.state = 'delivered' or a.cash_minor > 0)
    left join orders o on o.id = a.order_id and ${isInScope(scope)}
    where s.started_at < ${period.endsAt} and (s.ended_at is null or s.ended_at > ${period.startsAt})
    group by s.id, c.id having ${isWhole} or count(o.id) > 0
    order by s.started_at desc, s.id desc limit ${most}`;
}

type NameRow = { id: number; nameEn: string; nameAr: string | null };

/** Null for all stores. */
export function storeNames(db: Sql, storeIds: readonly StoreId[] | null): Promise<NameRow[]> {
  return db<NameRow[]>`
    select id, name_en as "nameEn", name_ar as "nameAr" from stores
    where ${storeIds === null} or id = any(${storeIds ?? []}::bigint[]) order by name_en, id`;
}

export function zoneNames(db: Sql): Promise<NameRow[]> {
  return db<NameRow[]>`select id, name_en as "nameEn", name_ar as "nameAr" from zones order by name_en, id`;
}
