import type { Sql } from '@rialto/database/sql.ts';

export const TIME_ZONE = 'Africa/Cairo';

export type Book = {
  from: string;
  to: string;
  amount: number;
  day: string;
  deliveredDay: string | null;
  isAfterDelivery: boolean;
  orderId: number;
  storeId: number;
  zoneId: number;
};

export type Filter = { from: string; to: string; storeId?: number; zoneId?: number };

const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' }).format(at);

/** The rows of the ledger about orders, as they are; everything else is added up here. */
export async function readBooks(sql: Sql): Promise<Book[]> {
  const rows = await sql<
    (Omit<Book, 'day' | 'deliveredDay' | 'isAfterDelivery'> & { at: Date; delivered: Date | null })[]
  >`
    select e.from_account as from, e.to_account as to, e.amount, e.created_at as at, e.order_id as "orderId",
      o.store_id as "storeId", o.zone_id as "zoneId",
      (select g.at from order_status_log g where g.order_id = o.id and g.status = 'delivered') as delivered
    from ledger_entries e join orders o on o.id = e.order_id where e.unit = 'money'`;
  return rows.map(({ at, delivered, ...row }) => ({
    ...row,
    day: dayOf(at),
    deliveredDay: delivered && dayOf(delivered),
    isAfterDelivery: delivered !== null && delivered <= at,
  }));
}

/** What the ledger alone says about a period. */
export function expectedOf(books: readonly Book[], { from, to, storeId, zoneId }: Filter) {
  const isIn = (day: string | null) => day !== null && day >= from && day <= to;
  const own = books.filter((row) => (storeId ?? row.storeId) === row.storeId && (zoneId ?? row.zoneId) === row.zoneId);
  const sum = (isWanted: (row: Book) => boolean) =>
    own.filter(isWanted).reduce((total, { amount }) => total + amount, 0) / 100;
  const then = (row: Book) => isIn(row.day);
  return {
    sales: sum((row) => row.to === 'shop' && isIn(row.deliveredDay)),
    refunded: sum((row) => then(row) && row.from === 'shop' && row.isAfterDelivery),
    received: {
      wallet: sum((row) => then(row) && row.to === 'shop' && row.from === 'wallet'),
      online: sum((row) => then(row) && row.to === 'shop' && row.from === 'clearing'),
      cash: sum((row) => then(row) && row.to === 'shop' && row.from === 'cash'),
    },
    paid_back: {
      wallet: sum((row) => then(row) && row.from === 'shop' && row.to === 'wallet'),
      online: sum((row) => then(row) && row.from === 'shop' && row.to === 'clearing'),
      cash: sum((row) => then(row) && row.from === 'shop' && row.to === 'cash'),
    },
  };
}

/** The seconds of a delivered order: from confirmed to ready, and from picked up to delivered. */
export type OrderTimes = {
  preparation: number;
  delivery: number;
  deliveredDay: string;
  storeId: number;
  zoneId: number;
};

export async function readTimes(sql: Sql): Promise<OrderTimes[]> {
  const rows = await sql<{ storeId: number; zoneId: number; at: Record<string, string> }[]>`
    select o.store_id as "storeId", o.zone_id as "zoneId", json_object_agg(g.status, g.at) as at
    from orders o join order_status_log g on g.order_id = o.id group by o.id`;
  return rows.flatMap(({ at, storeId, zoneId }) => {
    const { confirmed = '', handover = '', picked_up = '', delivered } = at;
    if (delivered === undefined) return [];
    const between = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 1000);
    const times = { preparation: between(confirmed, handover), delivery: between(picked_up, delivered) };
    return [{ ...times, deliveredDay: dayOf(new Date(delivered)), storeId, zoneId }];
  });
}

/** What the steps of the delivered orders alone say about a period. */
export function expectedTimesOf(times: readonly OrderTimes[], { from, to, storeId, zoneId }: Filter) {
  const own = times.filter(
    (row) =>
      row.deliveredDay >= from &&
      row.deliveredDay <= to &&
      (storeId ?? row.storeId) === row.storeId &&
      (zoneId ?? row.zoneId) === row.zoneId,
  );
  const preparation = own.map((row) => row.preparation);
  const delivery = own.map((row) => row.delivery);
  return {
    preparation_median: quantile(preparation, 0.5),
    preparation_p90: quantile(preparation, 0.9),
    delivery_median: quantile(delivery, 0.5),
    delivery_p90: quantile(delivery, 0.9),
  };
}

/** Between the two nearest values where none is exactly at this share; null without values. */
function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (place - Math.floor(place));
}

/** How many delivered orders there were of each kind that is easily missing. */
export async function countRareOrders(sql: Sql): Promise<Record<string, number>> {
  const [counts = {}] = await sql<Record<string, number>[]>`
    select count(*) filter (where o.payment_method = 'offline_payment')::int as offline,
      count(*) filter (where o.first_order_minor > 0)::int as "firstOrder",
      count(*) filter (where exists (
        select from order_lines l where l.order_id = o.id and l.discount_kind = 'flash_sale'))::int as flash,
      count(*) filter (where (select count(*) from order_refunds r where r.order_id = o.id) > 1)::int as "refundedInParts"
    from orders o where exists (select from order_status_log g where g.order_id = o.id and g.status = 'delivered')`;
  return counts;
}
