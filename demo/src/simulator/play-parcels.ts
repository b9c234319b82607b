import { stepBoardOrder, type BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { changeReceiverLink, wishHandover } from '@rialto/contract/calls/parcels.ts';
import { parcelWishes } from '@rialto/contract/shapes/parcel.ts';
import type { Caller } from '@rialto/api-client/caller.ts';
import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { between, chance } from './chance.ts';
import type { SeenSince } from './seen-since.ts';
import { paced, SECOND_MS, type Simulation } from './simulation.ts';

/** A parcel of a simulated customer, who can renew the link of its receiver. */
export type SentParcel = { call: Caller; guestId: string };

const CONFIRM_SECONDS = [10, 40] as const;
/** Some receivers are not at home. */
const WISHES = 0.3;

type Deps = { dispatcher: Caller; seen: SeenSince; sent: Map<number, SentParcel> };

/** Plays the operator, who confirms parcels, and receivers who say where to hand theirs over. */
export function parcelPlayer(simulation: Simulation, { dispatcher, seen, sent }: Deps) {
  const { clock, seed, connect } = simulation;

  async function confirm({ id, order_status, next_steps }: BoardOrder): Promise<void> {
    const since = seen.since(id, order_status, clock());
    if (order_status !== 'pending' || !next_steps.includes('confirmed')) return;
    const waits = paced(simulation, between(seed, 'confirm', id, CONFIRM_SECONDS) * SECOND_MS);
    if (clock().getTime() - since.getTime() >= waits)
      await dispatcher(stepBoardOrder, { params: { id }, body: { to: 'confirmed' } });
  }

  /** The sender sends the receiver a new link; the former one was revoked. */
  async function wish({ id, order_status }: BoardOrder): Promise<void> {
    const parcel = sent.get(id);
    if (!parcel || order_status !== 'picked_up') return;
    sent.delete(id);
    if (chance(seed, 'wish', id) >= WISHES) return;
    const body = { order_id: id, is_active: 1, guest_id: parcel.guestId };
    const { receiver_link: link } = await parcel.call(changeReceiverLink, { body });
    if (link === null) return;
    const wanted = parcelWishes[Math.floor(chance(seed, 'wished', id) * parcelWishes.length)] ?? 'door';
    await connect({ token: link.slice(link.indexOf('#') + 1) })(wishHandover, { body: { wish: wanted } });
  }

  return async (orders: readonly BoardOrder[]): Promise<void> => {
    const running = new Set(orders.map(({ id }) => id));
    for (const id of sent.keys()) if (!running.has(id)) sent.delete(id);
    for (const order of orders.filter(({ parcel }) => parcel !== null))
      for (const act of [confirm, wish])
        await act(order).catch((thrown: unknown) => {
          // Somebody else was faster; the next round sees what happened.
          if (!(thrown instanceof CallRefused)) throw thrown;
        });
  };
}
