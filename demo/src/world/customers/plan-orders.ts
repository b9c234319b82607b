import { estimatedMetres } from '@rialto/rules/delivery/metres-between.ts';
import type { OrderStatus } from '@rialto/rules/order/status.ts';
import { orderTotal, type Bill } from '@rialto/rules/price/order-total.ts';
import { zonesAt } from '../../city/spots.ts';
import type { City } from '../../city/city.ts';
import { demoSettings } from '../demo-settings.ts';
import { deliveryRate } from '../delivery-rate.ts';
import type { PlannedItem } from '../items/planned-item.ts';
import { isAlwaysOpen } from '../opening-hours.ts';
import type { PlannedStore } from '../plan-stores.ts';
import { demoCustomers } from './demo-customers.ts';
import { historyOf, type PastOrder } from './order-history.ts';
import { savedPlaces, type SavedPlace } from './saved-places.ts';

export type PlannedStep = { status: OrderStatus; by: string; at: string; reason: string | null };
export type PlannedOrder = {
  id: number;
  customerId: number;
  store: PlannedStore;
  place: SavedPlace;
  lines: { item: PlannedItem; quantity: number }[];
  bill: Bill;
  metres: number;
  status: OrderStatus;
  steps: PlannedStep[];
  createdAt: string;
  past: PastOrder;
};

const MINUTE_MS = 60_000;
const FIRST_NUMBER = 417_203_958;
const NUMBER_STEP = 26_384_719;
const MOST_LINES = 2;
const FREE_DELIVERY_OVER = demoSettings({ lat: 0, lng: 0 }).freeDeliveryOverMinor;

/** Past and running orders of the demo's customers, from stores near them that never close. */
export function planOrders(city: City, stores: PlannedStore[], items: PlannedItem[], now: Date): PlannedOrder[] {
  const places = savedPlaces(city);
  const wanted = demoCustomers.flatMap(({ id }) => historyOf(id).map((past) => ({ id, past })));
  return wanted.flatMap(({ id, past }, index) => {
    const place = places.find(({ customerId }) => customerId === id);
    const store = place && storeFor(city, place, stores, past, index);
    const sold = store && items.filter((item) => item.storeId === store.id && isPlain(item)).slice(0, MOST_LINES);
    if (!place || !store || !sold || sold.length === 0) return [];
    const lines = sold.map((item, at) => ({ item, quantity: at === 0 ? 2 : 1 }));
    const metres = Math.round(estimatedMetres(store, place.place));
    const createdAt = now.getTime() - past.minutesAgo * MINUTE_MS;
    return [
      {
        ...{ id: FIRST_NUMBER + index * NUMBER_STEP, customerId: id, store, place, lines, metres, past },
        bill: billOf(store, lines, metres),
        status: past.steps.at(-1)?.status ?? 'pending',
        steps: past.steps.map(({ after, ...step }) => ({ ...step, at: timeText(createdAt + after * MINUTE_MS) })),
        createdAt: timeText(createdAt),
      },
    ];
  });
}

/** Without options or a discount, so that its price is the whole price. */
function isPlain(item: PlannedItem): boolean {
  const isReduced = item.discount > 0 || item.flashDiscount > 0;
  return !isReduced && item.foodVariations.length === 0 && item.choiceOptions.length === 0 && item.available === null;
}

/** Every order from another store, until all were visited. */
function storeFor(city: City, { place }: SavedPlace, stores: PlannedStore[], past: PastOrder, index: number) {
  const zoneIds = zonesAt(city.zones, place).map(({ id }) => id);
  const near = stores.filter(
    (store) =>
      store.moduleId === past.moduleId &&
      zoneIds.includes(store.zoneId) &&
      store.delivery &&
      store.liveDiscountPercent === 0 &&
      isAlwaysOpen(store),
  );
  return near[index % near.length];
}

function billOf(store: PlannedStore, lines: PlannedOrder['lines'], metres: number): Bill {
  const { baseChargeMinor, minimumChargeMinor, perKmChargeMinor, maximumChargeMinor } = deliveryRate(store);
  return orderTotal({
    lines: lines.map(({ item, quantity }) => {
      const goods = item.priceMinor * quantity;
      return { unit: item.priceMinor, goods, addOns: 0, discount: 0, discountKind: 'none' as const, total: goods };
    }),
    coupon: null,
    firstOrder: null,
    tax: { percent: store.taxPercent, isIncluded: false },
    delivery: {
      kind: 'delivery',
      metres,
      rates: {
        baseMinor: baseChargeMinor,
        minimumMinor: minimumChargeMinor,
        perKmMinor: perKmChargeMinor,
        maximumMinor: maximumChargeMinor,
      },
      isStoreFree: store.freeDelivery,
    },
    freeDeliveryOver: FREE_DELIVERY_OVER,
    tip: 0,
    additionalCharge: 0,
  });
}

function timeText(at: number): string {
  return new Date(at).toISOString();
}
