import { reverseGeocode } from '@rialto/contract/calls/geo.ts';
import { changeReceiverLink } from '@rialto/contract/calls/parcels.ts';
import { placeOrder } from '@rialto/contract/calls/placing.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import type { Caller } from '@rialto/api-client/caller.ts';
import { CallRefused } from '@rialto/api-client/call-refused.ts';
import type { Random } from '../city/geometry/random.ts';
import type { PlayedGuest } from './guests.ts';
import { nearby } from './nearby.ts';
import type { SimulatedStore } from './play-customers.ts';
import type { SentParcel } from './play-parcels.ts';
import type { Simulation } from './simulation.ts';

/** A category of parcels in a zone where couriers take cash. */
export type ParcelOffer = { categoryId: number; moduleId: number; zoneId: number; weightKg: number | null };

const RECEIVER_PAYS = 0.3;

type Deps = {
  stores: readonly SimulatedStore[];
  offers: readonly ParcelOffer[];
  random: Random;
  pickGuest: () => Promise<PlayedGuest>;
  onSent(orderId: number, parcel: SentParcel): Promise<void>;
};

/** Lets a guest send a parcel between two places near stores of one zone. */
export function parcelSender({ log }: Pick<Simulation, 'log'>, { stores, offers, random, pickGuest, onSent }: Deps) {
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)];

  async function send(offer: ParcelOffer): Promise<void> {
    const ofZone = stores.filter(({ zoneId }) => zoneId === offer.zoneId);
    const [from, to] = [oneOf(ofZone), oneOf(ofZone)];
    if (!from || !to) return;
    const [sender, receiver] = [await pickGuest(), await pickGuest()];
    const [start, end] = [nearby(from.point, random), nearby(to.point, random)];
    const call = sender.connect({ zoneIds: [offer.zoneId], moduleId: offer.moduleId, point: start });
    const { order_id } = await call(placeOrder, {
      body: {
        order_type: 'parcel',
        parcel_category_id: offer.categoryId,
        ...(offer.weightKg !== null && { parcel_weight: offer.weightKg }),
        charge_payer: random() < RECEIVER_PAYS ? 'receiver' : 'sender',
        payment_method: 'cash_on_delivery',
        ...(await door(call, start)),
        ...{ contact_person_name: sender.name, contact_person_number: sender.phone },
        receiver_details: {
          ...(await door(call, end)),
          ...{ contact_person_name: receiver.name, contact_person_number: receiver.phone },
        },
        guest_id: sender.guestId,
      },
      idempotencyKey: `simulated-${Math.floor(random() * 1e15)}`,
    });
    await onSent(order_id, { call, guestId: sender.guestId });
    // No SMS is sent without a link, so the demo's mailbox shows only what concerns real visitors.
    await call(changeReceiverLink, { body: { order_id, is_active: 0, guest_id: sender.guestId } });
  }

  /** Sends one parcel, unless a place is outside the zone or too far away. */
  return async (): Promise<void> => {
    const offer = oneOf(offers);
    if (!offer) return;
    await send(offer).catch((thrown: unknown) => {
      if (!(thrown instanceof CallRefused)) throw thrown;
      if (thrown.status >= 500) log.warn({ err: thrown }, 'Sending a simulated parcel failed');
    });
  };
}

async function door(call: Caller, point: Point) {
  const { results } = await call(reverseGeocode, { query: point });
  return { latitude: point.lat, longitude: point.lng, address: results[0]?.formatted_address ?? '' };
}
