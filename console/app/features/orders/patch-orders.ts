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

/** The read orders, each as the known object if nothing about it has changed, so that its card does not render again. */
export function keepUnchanged(known: readonly BoardOrder[], read: readonly BoardOrder[]): BoardOrder[] {
  const byId = new Map(known.map((order) => [order.id, order]));
  return read.map((order) => {
    const before = byId.get(order.id);
    const isSame = before === order || (before && JSON.stringify(before) === JSON.stringify(order));
    return before && isSame ? before : order;
  });
}
