import type { OrderId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { BoardList } from '@rialto/contract/shapes/enums.ts';
import type { Mover } from '@rialto/rules/order/status.ts';
import { isOfStores } from '@rialto/rules/staff/permissions.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { assignmentsOf, type AssignmentOfOrder } from '../../couriers/couriers.public.ts';
import { normalPhone } from '../../identity/identity.public.ts';
import type { Arrival, Arrivals } from '../arrival/open-arrivals.ts';
import type { OrderState } from '../lifecycle/status.sql.ts';
import { boardOrders, findBoardOrder, ordersMatching, type BoardDetailRow, type BoardRow } from './board.sql.ts';

/** An order with its courier, arrival and next steps, as staff see it. */
export type OnBoard<Row> = { order: Row; arrival: Arrival | null; assignment: AssignmentOfOrder | null };

/** Staff of a store act as the store, all others for the operator. */
export function moverOf({ role }: Staff): Extract<Mover, 'store' | 'operator'> {
  return isOfStores(role) ? 'store' : 'operator';
}

/** Another store's order is reported as unknown (trust.md T58). */
export function requireOfStaff<Order extends Pick<OrderState, 'storeId'>>(
  staff: Staff,
  order: Order | null | undefined,
): Order {
  const isTheirs = order && (staff.storeIds === null || staff.storeIds.some((id) => id === order.storeId));
  if (!isTheirs) throw new RefusalError({ code: 'order_unknown' });
  return order;
}

type ListQuery = {
  staff: Staff;
  list: BoardList;
  storeId: StoreId | undefined;
  ids: number[] | null;
  search: string | undefined;
  country: string;
  limit: number;
  offset: number;
  now: Date;
};

export async function listBoardOrders(
  db: Sql,
  arrivals: Arrivals,
  { staff, list, storeId, ids, search, country, limit, offset, now }: ListQuery,
): Promise<{ orders: OnBoard<BoardRow>[]; totalSize: number }> {
  const storeIds = storesShown(staff, storeId);
  const page = { limit, offset };
  const { orders, totalSize } =
    search === undefined
      ? await boardOrders(db, list, { storeIds, ids, now }, page)
      : await ordersMatching(db, searchTermsIn(search, country), storeIds, page);
  return { orders: await besides(db, arrivals, orders), totalSize };
}

/** The text may be a number with a #, or a phone with or without its country code. */
function searchTermsIn(search: string, country: string): { orderId: OrderId | null; phones: string[] } {
  const digits = search.replaceAll(/\D/g, '');
  const orderId = /^[1-9]\d{8}$/.test(digits) ? Number(digits) : null;
  const phone = normalPhone(search, country);
  return { orderId, phones: phone === null ? [] : [phone] };
}

function storesShown({ storeIds }: Staff, wanted: number | undefined): number[] | null {
  if (wanted === undefined) return storeIds;
  return storeIds === null || storeIds.includes(wanted) ? [wanted] : [];
}

export async function readBoardOrder(
  db: Sql,
  arrivals: Arrivals,
  { staff, orderId }: { staff: Staff; orderId: OrderId },
): Promise<OnBoard<BoardDetailRow>> {
  const order = await findBoardOrder(db, orderId);
  requireOfStaff(staff, order && { storeId: order.store?.id ?? null });
  const [onBoard] = await besides(db, arrivals, order ? [order] : []);
  return onBoard as OnBoard<BoardDetailRow>;
}

async function besides<Row extends BoardRow>(db: Sql, arrivals: Arrivals, orders: Row[]): Promise<OnBoard<Row>[]> {
  const ids = orders.map(({ id }) => id);
  const [shown, assignments] = await Promise.all([arrivals.of(db, ids), assignmentsOf(db, ids)]);
  return orders.map((order) => ({
    order,
    arrival: shown.get(order.id) ?? null,
    assignment: assignments.find(({ orderId }) => orderId === order.id) ?? null,
  }));
}
