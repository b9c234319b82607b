import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { type OrderPhase, phaseOf } from '@rialto/rules/order/phase.ts';

export const boardColumns = ['new', 'confirmed', 'preparing', 'ready', 'on_the_way'] as const;
export type BoardColumn = (typeof boardColumns)[number];

const columnOfPhase: Partial<Record<OrderPhase, BoardColumn>> = {
  placed: 'new',
  confirmed: 'confirmed',
  preparing: 'preparing',
  ready: 'ready',
  on_the_way: 'on_the_way',
};

/** Whether the member may take a new order now. */
export function isConfirmable({ order_status, next_steps }: BoardOrder): boolean {
  return order_status === 'pending' && next_steps.includes('confirmed');
}

/** A pending order that has its price but cannot be confirmed is not paid yet. */
export function isUnpaid(order: BoardOrder): boolean {
  return order.order_status === 'pending' && order.awaits_price === null && !isConfirmable(order);
}

/** Whether the next step is the customer's: to pay, or to accept the price of a prescription. */
export function awaitsCustomer(order: BoardOrder): boolean {
  return isUnpaid(order) || (order.order_status === 'pending' && order.awaits_price === 'customer');
}

/** The steps that people choose. An order that was never sent is refused, it does not fail. */
export function offeredSteps({ order_status, next_steps }: Pick<BoardOrder, 'order_status' | 'next_steps'>) {
  return order_status === 'pending' ? next_steps.filter((step) => step !== 'failed') : next_steps;
}

/** Whether an order is behind what was promised, or in the kitchen for longer than it said. */
export function isLateOrder({ order_status, arrival, late_at, ready_by }: BoardOrder, now: number): boolean {
  if (late_at !== null || arrival?.is_late === 1) return true;
  return phaseOf(order_status) === 'preparing' && ready_by !== null && Date.parse(ready_by) < now;
}

/** Whether the preparation of a scheduled order has to begin now. */
export function mustBegin({ order_status, begin_by }: BoardOrder, now: number): boolean {
  return phaseOf(order_status) === 'confirmed' && begin_by !== null && Date.parse(begin_by) <= now;
}

/** The orders of each column: late ones first, then the most urgent. */
export function ordersByColumn<Order extends BoardOrder>(
  orders: readonly Order[],
  now: number,
): Record<BoardColumn, Order[]> {
  const columns: Record<BoardColumn, Order[]> = { new: [], confirmed: [], preparing: [], ready: [], on_the_way: [] };
  for (const order of orders) {
    const column = columnOfPhase[phaseOf(order.order_status)];
    if (column) columns[column].push(order);
  }
  for (const name of boardColumns) columns[name] = sorted(columns[name], now);
  return columns;
}

function sorted<Order extends BoardOrder>(orders: readonly Order[], now: number): Order[] {
  return orders
    .map((order) => ({ order, rank: rankOf(order, now), at: dueAt(order) }))
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at || a.order.id - b.order.id)
    .map(({ order }) => order);
}

/** Late, then due now, then for later, then those that wait for their customer. */
function rankOf(order: BoardOrder, now: number): number {
  if (awaitsCustomer(order)) return 3;
  if (isLateOrder(order, now)) return 0;
  const isBegun = phaseOf(order.order_status) === 'preparing';
  const isForLater = !isBegun && order.begin_by !== null && Date.parse(order.begin_by) > now;
  return isForLater ? 2 : 1;
}

function dueAt({ begin_by, ready_by, created_at, order_status, arrival }: BoardOrder): number {
  if (order_status === 'pending') return Date.parse(begin_by ?? created_at);
  if (phaseOf(order_status) === 'on_the_way') return Date.parse(arrival?.until ?? created_at);
  return Date.parse(begin_by ?? ready_by ?? created_at);
}
