import { offerOrder, suggestCouriers, type BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { Caller } from '@rialto/api-client/caller.ts';
import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { MINUTE_MS, paced, SECOND_MS, type Simulation } from './simulation.ts';

/** How long the dispatcher waits before trying again. */
const RETRY_MS = 30 * SECOND_MS;
const OFFERED_FROM = ['accepted', 'processing', 'handover'];
/** A parcel is not prepared. */
const PARCEL_OFFERED_FROM = ['confirmed', 'accepted'];
/** A courier needs about this long to the sender. */
const AHEAD_MS = 5 * MINUTE_MS;

/** Whether a courier is needed now: for goods while they are prepared, for a parcel shortly before its slot. */
function isDue({ order_type: type, order_status: status, schedule_at: at }: BoardOrder, now: number): boolean {
  if (type !== 'parcel') return type === 'delivery' && OFFERED_FROM.includes(status);
  return PARCEL_OFFERED_FROM.includes(status) && (at === null || now >= Date.parse(at) - AHEAD_MS);
}

/** Plays the dispatcher: offers each order that needs a courier to the first courier who has not declined it. */
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
      const now = clock().getTime();
      if (order.courier || !isDue(order, now)) continue;
      if (now - (triedAt.get(order.id) ?? 0) < paced(simulation, RETRY_MS)) continue;
      triedAt.set(order.id, now);
      await offer(order).catch((thrown: unknown) => {
        if (!(thrown instanceof CallRefused)) throw thrown;
      });
    }
  };
}
