import { randomFrom, seedOf, type Random } from '../pictures/random.ts';
import { daysFrom } from './days-from.ts';
import type { DealtStore } from './deal-stores.ts';

type StoreDiscount = {
  discountPercent: number;
  discountStartsAt: string | null;
  discountEndsAt: string | null;
  discountMinimumMinor: number;
  discountMaximumMinor: number | null;
  liveDiscountPercent: number;
};

/** The terms of a store: delivery, tax, minimum order and discount. */
export type Terms = StoreDiscount & {
  taxPercent: number;
  deliveryRadiusMetres: number | null;
  takesPrescriptions: boolean;
};

const prescribedTrades = new Set(['pharmacy', 'medicalSupplies']);

export function termsOf(store: DealtStore & { slug: string }, now: Date): Terms {
  const random = randomFrom(seedOf(`${store.slug}/terms`));
  return {
    taxPercent: random.pick([0, 500, 500, 500, 1000, 1400]),
    deliveryRadiusMetres: random.chance(0.18) ? random.pick([3500, 5000, 6500, 8000]) : null,
    takesPrescriptions: prescribedTrades.has(store.trade),
    ...discountOf(random, now),
  };
}

const NO_DISCOUNT: StoreDiscount = {
  ...{ discountPercent: 0, discountStartsAt: null, discountEndsAt: null, liveDiscountPercent: 0 },
  ...{ discountMinimumMinor: 0, discountMaximumMinor: null },
};

/** Discounts last long, because a demo runs for weeks: about one store in ten has one now. */
function discountOf(random: Random, now: Date): StoreDiscount {
  const chance = random.next();
  if (chance > 0.2) return NO_DISCOUNT;
  const isRunning = chance < 0.1;
  const isOver = !isRunning && chance < 0.15;
  const [from, to] = isRunning
    ? [-random.whole(3, 30), random.whole(90, 300)]
    : isOver
      ? [-random.whole(60, 120), -random.whole(5, 50)]
      : [random.whole(10, 30), random.whole(60, 200)];
  const discountPercent = random.pick([500, 1000, 1000, 1500, 2000, 2500]);
  return {
    discountPercent,
    discountStartsAt: daysFrom(now, from),
    discountEndsAt: daysFrom(now, to),
    discountMinimumMinor: random.pick([0, 0, 500, 1000, 1500]),
    discountMaximumMinor: random.pick([null, null, 500, 1000]),
    liveDiscountPercent: isRunning ? discountPercent : 0,
  };
}
