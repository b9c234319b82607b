import type { OrderId, StoreId } from '@rialto/database/ids.ts';
import { namesOf, part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { runningStatuses } from '@rialto/rules/order/phase.ts';
import { detailColumns, linesColumn, orderColumns } from '../order-columns.sql.ts';
import type { OrderDetailRow, OrderRow } from '../order-row.ts';

type BoardFacts = { prepMinutes: number | null; lateAt: Date | null };
export type BoardRow = OrderRow & Pick<OrderDetailRow, 'lines' | 'note'> & BoardFacts;
export type BoardDetailRow = OrderDetailRow & BoardFacts;

const boardColumns = part`${orderColumns}, o.prep_minutes as "prepMinutes", o.late_at as "lateAt"`;

const listColumns = part`${boardColumns}, o.note, ${linesColumn}`;

/** `storeIds` is null for all stores, `ids` for all orders. */
export type BoardFilter = { storeIds: readonly StoreId[] | null; ids: readonly OrderId[] | null; now: Date };
type Page = { limit: number; offset: number };

const PAST_DAYS = 30;
/** Counting further would read much for a number without use. */
const MAX_COUNT = 1_000;

// As in the condition of the index orders_running_idx, which the planner otherwise does not use.
const isRunning = part`o.status in (${namesOf(runningStatuses)})`;
const isOf = (storeIds: readonly StoreId[] | null) =>
  part`(${storeIds}::bigint[] is null or o.store_id = any(${storeIds}::bigint[]))`;

export async function boardOrders(
  db: Sql,
  list: 'running' | 'late' | 'past',
  filter: BoardFilter,
  page: Page,
): Promise<{ orders: BoardRow[]; totalSize: number }> {
  return list === 'past' ? pastOrders(db, filter, page) : runningOrders(db, list === 'late', filter, page);
}

async function runningOrders(
  db: Sql,
  isLate: boolean,
  { storeIds, ids }: BoardFilter,
  { limit, offset }: Page,
): Promise<{ orders: BoardRow[]; totalSize: number }> {
  const isAsked = part`(${ids}::bigint[] is null or o.id = any(${ids}::bigint[]))`;
  const matches = part`${isRunning} and ${isOf(storeIds)} and ${isAsked}
    and (not ${isLate}::boolean or o.late_at is not null)`;
  const [orders, [count]] = await Promise.all([
    db<BoardRow[]>`
      select ${listColumns} from orders o where ${matches} order by o.created_at, o.id limit ${limit} offset ${offset}`,
    db<{ count: number }[]>`select count(*) as count from orders o where ${matches}`,
  ]);
  return { orders, totalSize: count?.count ?? 0 };
}

/** The last month's orders that ended, by the time at which they did. */
async function pastOrders(
  db: Sql,
  { storeIds, now }: BoardFilter,
  { limit, offset }: Page,
): Promise<{ orders: BoardRow[]; totalSize: number }> {
  const since = new Date(now.getTime() - PAST_DAYS * 86_400_000);
  const ended = part`order_status_log e join orders o on o.id = e.order_id
    where e.at > ${since} and e.status in ('delivered', 'canceled', 'failed') and ${isOf(storeIds)}`;
  const [orders, [count]] = await Promise.all([
    db<BoardRow[]>`
      select ${listColumns} from ${ended} order by e.at desc, e.id desc limit ${limit} offset ${offset}`,
    db<{ count: number }[]>`select count(*) as count from (select from ${ended} limit ${MAX_COUNT}) counted`,
  ]);
  return { orders, totalSize: count?.count ?? 0 };
}

type OrderSearch = { orderId: OrderId | null; phones: readonly string[] };

/** The newest orders with this number or phone. */
export async function ordersMatching(
  db: Sql,
  { orderId, phones }: OrderSearch,
  storeIds: readonly StoreId[] | null,
  { limit, offset }: Page,
): Promise<{ orders: BoardRow[]; totalSize: number }> {
  const matches = part`(o.id = ${orderId} or o.contact_number = any(${phones}::text[])) and ${isOf(storeIds)}`;
  const [orders, [count]] = await Promise.all([
    db<BoardRow[]>`
      select ${listColumns} from orders o where ${matches} order by o.created_at desc, o.id limit ${limit} offset ${offset}`,
    db<{ count: number }[]>`
      select count(*) as count from (select from orders o where ${matches} limit ${MAX_COUNT}) counted`,
  ]);
  return { orders, totalSize: count?.count ?? 0 };
}

export async function findBoardOrder(db: Sql, id: OrderId): Promise<BoardDetailRow | null> {
  const rows = await db<BoardDetailRow[]>`select ${boardColumns}, ${detailColumns} from orders o where o.id = ${id}`;
  return rows[0] ?? null;
}

/** The orders of a courier's run. */
export function ordersWithIds(db: Sql, ids: readonly OrderId[]): Promise<BoardDetailRow[]> {
  return db<BoardDetailRow[]>`
    select ${boardColumns}, ${detailColumns} from orders o where o.id = any(${ids}::bigint[])`;
}
