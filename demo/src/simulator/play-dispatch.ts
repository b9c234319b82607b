import { offerOrder, suggestCouriers, type BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { Caller } from '@rialto/api-client/caller.ts';
import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { paced, SECOND_MS, type Simulation } from './simulation.ts';

/** How long the dispatcher waits before trying again. */
const RETRY_MS = 30 * SECOND_MS;
const OFFERED_FROM = ['accepted', 'processing', 'handover'];

/** Plays the dispatcher: offers each order that is being prepared to the first courier who has not declined it. */
export function dispatchPlayer(simulation: Simulation, call: Caller) {
  const { clock } = simulation;
  const triedAt = new Map<number, number>();

  async function offer({ id }: BoardOrder): Promise<void> {
    const { couriers } = await call(suggestCouriers, { params: { id } });
    const courier = couriers.find(({ has_declined }) => has_declined === 0);
    if (courier) await call(offerOrder, { params: { id }, body: { courier_id: courier.id } });
  }

  return async (orders: readonly BoardOrder[]): Promise<void> => {
    const running = new Set(orders.map(({ id }) => id));
    for (const id of triedAt.keys()) if (!running.has(id)) triedAt.delete(id);
    for (const order of orders) {
      if (order.courier || order.order_type !== 'delivery' || !OFFERED_FROM.includes(order.order_status)) continue;
      const now = clock().getTime();
      if (now - (triedAt.get(order.id) ?? 0) < paced(simulation, RETRY_MS)) continue;
      triedAt.set(order.id, now);
      await offer(order).catch((thrown: unknown) => {
        if (!(thrown instanceof CallRefused)) throw thrown;
      });
    }
  };
}
