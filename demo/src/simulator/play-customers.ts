import { reverseGeocode } from '@rialto/contract/calls/geo.ts';
import { listStoreItems } from '@rialto/contract/calls/items.ts';
import { placeOrder } from '@rialto/contract/calls/placing.ts';
import type { Item } from '@rialto/contract/shapes/item.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { CallRefused } from '@rialto/api-client/call-refused.ts';
import type { Random } from '../city/geometry/random.ts';
import type { PlayedGuest } from './guests.ts';
import { nearby } from './nearby.ts';
import type { Simulation } from './simulation.ts';

/** A store that customers order from. */
export type SimulatedStore = {
  id: number;
  zoneId: number;
  moduleId: number;
  point: Point;
  /** In the smallest unit of the demo's currency, which has two digits. */
  minimumMinor: number;
  hasPickup: boolean;
};

const TAKE_AWAY = 0.15;
const ITEMS = 20;
const MAX_PIECES = 10;

type Deps = {
  stores: readonly SimulatedStore[];
  random: Random;
  pickGuest: () => Promise<PlayedGuest>;
  onPlaced(orderId: number): Promise<void>;
};

/** Plays other customers: guests who order one or several pieces of an item, pay in cash and wait. */
export function customerPlayer({ log }: Pick<Simulation, 'log'>, { stores, random, pickGuest, onPlaced }: Deps) {
  async function order(store: SimulatedStore): Promise<void> {
    const guest = await pickGuest();
    const point = nearby(store.point, random);
    const call = guest.connect({ zoneIds: [store.zoneId], moduleId: store.moduleId, point });
    const { products } = await call(listStoreItems, { query: { store_id: store.id, limit: ITEMS } });
    const simple = products.filter(isSimple);
    const item = simple[Math.floor(random() * simple.length)];
    if (!item) return;
    const { results } = await call(reverseGeocode, { query: point });
    const placed = await call(placeOrder, {
      body: {
        source: 'buy_now',
        line: { item_id: item.id, quantity: quantityOf(item, store, random) },
        order_type: store.hasPickup && random() < TAKE_AWAY ? 'take_away' : 'delivery',
        latitude: point.lat,
        longitude: point.lng,
        address: results[0]?.formatted_address ?? '',
        contact_person_name: guest.name,
        contact_person_number: guest.phone,
        payment_method: 'cash_on_delivery',
        guest_id: guest.guestId,
      },
      idempotencyKey: `simulated-${Math.floor(random() * 1e15)}`,
    });
    await onPlaced(placed.order_id);
  }

  /** Places one order, unless the chosen store is closed, too far away, or has a higher minimum. */
  return async (): Promise<void> => {
    const store = stores[Math.floor(random() * stores.length)];
    if (!store) return;
    await order(store).catch((thrown: unknown) => {
      if (!(thrown instanceof CallRefused)) throw thrown;
      if (thrown.status >= 500) log.warn({ storeId: store.id, err: thrown }, 'A simulated order failed');
    });
  };
}

/** An item that can be ordered without choosing anything. */
function isSimple({ has_options, is_prescription_required, open, available_now, stock }: Item): boolean {
  return has_options + is_prescription_required === 0 && open + available_now === 2 && (stock === null || stock > 2);
}

/** One to three pieces, or as many as the minimum order of the store needs. */
function quantityOf({ final_price }: Item, { minimumMinor }: SimulatedStore, random: Random): number {
  const needed = Math.ceil(minimumMinor / 100 / Math.max(final_price, 0.01));
  return Math.max(1 + Math.floor(random() * 3), Math.min(needed, MAX_PIECES));
}
