import { requestGuest } from '@rialto/contract/calls/account/guests.ts';
import { reverseGeocode } from '@rialto/contract/calls/geo.ts';
import { listStoreItems } from '@rialto/contract/calls/items.ts';
import { placeOrder } from '@rialto/contract/calls/placing.ts';
import type { Item } from '@rialto/contract/shapes/item.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { CallRefused } from '@rialto/api-client/call-refused.ts';
import type { Random } from '../city/geometry/random.ts';
import { customerNames } from './people.ts';
import type { Simulation } from './simulation.ts';

/** A store that customers order from. */
export type KnownStore = {
  id: number;
  zoneId: number;
  moduleId: number;
  point: Point;
  /** In the smallest unit of the demo's currency, which has two digits. */
  minimumMinor: number;
  hasPickup: boolean;
};

const TAKE_AWAY = 0.15;
const MAX_METRES = 2_200;
const METRES_PER_DEGREE = 111_320;
const ITEMS = 20;
const MAX_PIECES = 10;
/** Guests order again and again, so their number does not grow. */
const GUESTS = 40;

/** Plays other customers: guests who order one or several pieces of an item, pay in cash and wait. */
export function customerPlayer(
  { connect, log }: Simulation,
  {
    stores,
    random,
    onPlaced,
  }: { stores: readonly KnownStore[]; random: Random; onPlaced(orderId: number): Promise<void> },
) {
  const guests: string[] = [];

  async function guestId(index: number): Promise<string> {
    guests[index] ??= (await connect({}, addressOf(index))(requestGuest, {})).guest_id;
    return guests[index];
  }

  async function order(store: KnownStore): Promise<void> {
    const index = Math.floor(random() * GUESTS);
    const point = nearby(store.point, random);
    const call = connect({ zoneIds: [store.zoneId], moduleId: store.moduleId, point }, addressOf(index));
    const { products } = await call(listStoreItems, { query: { store_id: store.id, limit: ITEMS } });
    const simple = products.filter(isSimple);
    const item = simple[Math.floor(random() * simple.length)];
    if (!item) return;
    const { results } = await call(reverseGeocode, { query: point });
    const { name, phone } = customerNames[index % customerNames.length] as (typeof customerNames)[number];
    const placed = await call(placeOrder, {
      body: {
        source: 'buy_now',
        line: { item_id: item.id, quantity: quantityOf(item, store, random) },
        order_type: store.hasPickup && random() < TAKE_AWAY ? 'take_away' : 'delivery',
        latitude: point.lat,
        longitude: point.lng,
        address: results[0]?.formatted_address ?? '',
        contact_person_name: name,
        contact_person_number: phone,
        payment_method: 'cash_on_delivery',
        guest_id: await guestId(index),
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
function quantityOf({ final_price }: Item, { minimumMinor }: KnownStore, random: Random): number {
  const needed = Math.ceil(minimumMinor / 100 / Math.max(final_price, 0.01));
  return Math.max(1 + Math.floor(random() * 3), Math.min(needed, MAX_PIECES));
}

function nearby({ lat, lng }: Point, random: Random): Point {
  const [metres, angle] = [300 + random() * (MAX_METRES - 300), random() * 2 * Math.PI];
  const north = (metres * Math.cos(angle)) / METRES_PER_DEGREE;
  const east = (metres * Math.sin(angle)) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
  return { lat: lat + north, lng: lng + east };
}

/** Each guest calls from an address of their own, because orders are limited by address too. */
function addressOf(index: number): string {
  return `10.7.0.${index + 1}`;
}
