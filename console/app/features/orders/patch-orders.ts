import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';

/** Replaces the orders that were read again, adds new ones and removes those that are no longer in the list. */
export function patchOrders(
  known: readonly BoardOrder[],
  asked: readonly number[],
  read: readonly BoardOrder[],
): BoardOrder[] {
  const byId = new Map(read.map((order) => [order.id, order]));
  const gone = new Set(asked.filter((id) => !byId.has(id)));
  const kept = known.filter(({ id }) => !gone.has(id)).map((order) => byId.get(order.id) ?? order);
  const knownIds = new Set(known.map(({ id }) => id));
  return [...kept, ...read.filter(({ id }) => !knownIds.has(id))];
}
