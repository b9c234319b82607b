import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { isInScope, type FigureScope, type Period } from './period.sql.ts';

export type SoldItemRow = {
  itemId: number;
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
export function soldItems(db: Sql, period: Period, scope: FigureScope, most: number): Promise<SoldItemRow[]> {
  return db.unprepared<SoldItemRow[]>`
    with sold as (
      select l.item_id, l.model, sum(l.quantity)::int as quantity, count(distinct l.order_id)::int as orders,
        sum(l.total_minor)::bigint as sales, max(l.order_id) as last_order
      from order_status_log g join orders o on o.id = g.order_id join order_lines l on l.order_id = o.id
      where g.status = 'delivered' and g.at >= ${period.startsAt} and g.at < ${period.endsAt} and ${isInScope(scope)}
      group by l.item_id, l.model order by sum(l.total_minor) desc, l.item_id limit ${most}
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
  courierId: number;
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

type Named = { id: number; nameEn: string; nameAr: string | null };

/** Null for all stores. */
export function storeNames(db: Sql, storeIds: readonly StoreId[] | null): Promise<Named[]> {
  return db<Named[]>`
    select id, name_en as "nameEn", name_ar as "nameAr" from stores
    where ${storeIds === null} or id = any(${storeIds ?? []}::bigint[]) order by name_en, id`;
}

export function zoneNames(db: Sql): Promise<Named[]> {
  return db<Named[]>`select id, name_en as "nameEn", name_ar as "nameAr" from zones order by name_en, id`;
}
