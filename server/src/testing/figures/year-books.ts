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
