import type { Sql } from '@rialto/database/sql.ts';
import { itemRows, moveRows, orderRows, type Stretch } from './rows.sql.ts';

type Day = { day: string; startsAt: Date; endsAt: Date };
export type MissingDay = Day & { timeZone: string };
type Bounds = { startsAt: Date; endsAt: Date; timeZone: string };
const EVERYTHING = { storeIds: null, zoneId: null };

/** The days of a time that are added up and of which nothing has changed since. */
export function findAddedDays(db: Sql, { startsAt, endsAt, timeZone }: Bounds): Promise<Day[]> {
  return db<Day[]>`
    select d.day::text as day, b.starts_at as "startsAt", b.ends_at as "endsAt"
    from figure_days d join figure_state s on s.time_zone = ${timeZone},
      lateral (select d.day::timestamp at time zone ${timeZone} as starts_at,
        (d.day + 1)::timestamp at time zone ${timeZone} as ends_at) b
    where b.starts_at >= ${startsAt} and b.ends_at <= ${endsAt}
      and not exists (select from figure_marks m where m.at >= b.starts_at and m.at < b.ends_at)
    order by d.day`;
}

/**
 * From now on changes before the midnight that `closesAt` follows are marked. Another time zone makes all days different, so
 * they are forgotten.
 */
export async function closeDays(tx: Sql, closesAt: Date, timeZone: string): Promise<void> {
  await tx`
    delete from figure_days where exists (select from figure_state where time_zone <> ${timeZone})`;
  await tx`
    insert into figure_state (closed_until, time_zone, first_day)
    select date_trunc('day', ${closesAt}::timestamptz, ${timeZone}), ${timeZone},
      (least((select min(created_at) from orders), (select min(at) from order_status_log),
        (select min(created_at) from ledger_entries where order_id is not null), ${closesAt}::timestamptz)
        at time zone ${timeZone})::date
    where not exists (select from figure_state
      where time_zone = ${timeZone} and closed_until >= date_trunc('day', ${closesAt}::timestamptz, ${timeZone}))
    on conflict (id) do update set closed_until = greatest(figure_state.closed_until, excluded.closed_until),
      first_day = case when figure_state.time_zone = excluded.time_zone then figure_state.first_day
        else excluded.first_day end,
      time_zone = excluded.time_zone, marked_since = null`;
}

/** Must run after the commit of `closeDays`: every transaction that did not see it is older than this one. */
export async function noteMarkedSince(tx: Sql): Promise<void> {
  await tx`update figure_state set marked_since = pg_current_xact_id() where marked_since is null`;
}

/** The latest closed days that are missing or changed; none while a transaction may still change them without a mark. */
export function findMissingDays(db: Sql, most: number): Promise<MissingDay[]> {
  return db<MissingDay[]>`
    select d.day::text as day, s.time_zone as "timeZone", d.day::timestamp at time zone s.time_zone as "startsAt",
      (d.day + 1)::timestamp at time zone s.time_zone as "endsAt"
    from figure_state s, lateral (
      select n::date as day
      from generate_series(s.first_day, (s.closed_until at time zone s.time_zone)::date - 1, interval '1 day') n
      where not exists (select from figure_days k where k.day = n::date)
      union
      select (m.at at time zone s.time_zone)::date from figure_marks m where m.at < s.closed_until
    ) d
    where pg_snapshot_xmin(pg_current_snapshot()) > s.marked_since
    order by d.day desc limit ${most}`;
}

/** Adds up some days in a row again, in one snapshot. Marks that come meanwhile stay. */
export async function writeDays(tx: Sql, days: readonly string[], stretch: Stretch): Promise<void> {
  const { startsAt, endsAt, timeZone } = stretch;
  await tx`delete from figure_marks where at >= ${startsAt} and at < ${endsAt}`;
  await tx`delete from figure_days where day = any(${days}::date[])`;
  await tx`delete from figure_sums where day = any(${days}::date[])`;
  await tx`delete from figure_moves where day = any(${days}::date[])`;
  await tx`delete from figure_items where day = any(${days}::date[])`;
  await tx.unprepared`
    insert into figure_sums (day, store_id, zone_id, method, placed, cancelled, new_customers, delivered, late, sales_minor,
      goods_minor, discounts_minor, tax_minor, fees_minor, tips_minor, booked_minor, preparation, delivery)
    select (r.bucket at time zone ${timeZone})::date, r.store_id, r.zone_id, r.method, r.placed, r.cancelled,
      r.new_customers, r.delivered, r.late, r.sales_minor, r.goods_minor, r.discounts_minor, r.tax_minor, r.fees_minor,
      r.tips_minor, r.booked_minor, r.preparation, r.delivery
    from (${orderRows(stretch, EVERYTHING)}) r`;
  await tx.unprepared`
    insert into figure_moves (day, store_id, zone_id, account, is_in, amount_minor, refunded_minor)
    select (r.bucket at time zone ${timeZone})::date, r.store_id, r.zone_id, r.account, r.is_in, r.amount_minor,
      r.refunded_minor
    from (${moveRows(stretch, EVERYTHING)}) r`;
  await tx.unprepared`
    insert into figure_items (day, store_id, zone_id, item_id, model, quantity, orders, sales_minor, last_order_id)
    select (r.bucket at time zone ${timeZone})::date, r.store_id, r.zone_id, r.item_id, r.model, r.quantity, r.orders,
      r.sales_minor, r.last_order_id
    from (${itemRows(stretch, EVERYTHING)}) r`;
  await tx`insert into figure_days (day) select unnest(${days}::date[])`;
}
