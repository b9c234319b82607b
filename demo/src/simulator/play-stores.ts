import { pricePrescription } from '@rialto/contract/calls/console/decisions.ts';
import { stepBoardOrder, type BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { Caller } from '@rialto/api-client/caller.ts';
import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { kitchenStep, pharmacyPrice } from './kitchen.ts';
import type { SeenSince } from './seen-since.ts';
import type { Simulation } from './simulation.ts';
import type { TakenOver } from './taken-over.ts';

/** Plays the kitchens. A store whose orders somebody else moves is left alone for a while. */
export function storePlayer(
  simulation: Simulation,
  call: Caller,
  { seen, takenOver }: { seen: SeenSince; takenOver: TakenOver },
) {
  const { clock } = simulation;
  /** The status that each order must have if only the simulation moved it. */
  const expected = new Map<number, string>();

  function noticeOthers({ id, order_status, store }: BoardOrder): void {
    const before = expected.get(id);
    if (before !== undefined && before !== order_status && isOfKitchen(order_status) && store) {
      takenOver.notice(store.id, clock());
    }
    expected.set(id, order_status);
  }

  async function play(order: BoardOrder): Promise<void> {
    noticeOthers(order);
    const since = seen.since(order.id, order.order_status, clock());
    if (takenOver.has(order.store?.id, clock())) return;
    const isUnpriced = order.order_status === 'pending' && order.items_count === 0;
    const step = isUnpriced ? null : kitchenStep(order, since, clock(), simulation);
    const price = isUnpriced ? pharmacyPrice(order, since, clock(), simulation) : null;
    if (!step && !price) return;
    try {
      if (price) await call(pricePrescription, { params: { id: order.id }, body: price });
      if (step) await call(stepBoardOrder, { params: { id: order.id }, body: step });
      expected.set(order.id, step?.to ?? order.order_status);
    } catch (thrown) {
      // Somebody else was faster; the next round sees what happened.
      if (!(thrown instanceof CallRefused)) throw thrown;
    }
  }

  return async (orders: readonly BoardOrder[]): Promise<void> => {
    const running = new Set(orders.map(({ id }) => id));
    for (const id of expected.keys()) if (!running.has(id)) expected.delete(id);
    for (const order of orders) if (order.store) await play(order);
  };
}

/** Steps that only a store or an operator makes; couriers make the others. */
function isOfKitchen(status: string): boolean {
  return ['confirmed', 'processing', 'handover'].includes(status);
}
