import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { Random } from '../pictures/random.ts';
import type { Speciality } from './specialities/speciality.ts';

/** The popularity of a store: what lists sort by and cards show. */
export type Trading = {
  delivery: boolean;
  takeAway: boolean;
  scheduleOrder: boolean;
  freeDelivery: boolean;
  minimumOrderMinor: number;
  deliveryMinutesMin: number;
  deliveryMinutesMax: number;
  ratingTotal: number;
  ratingCount: number;
  orderCount: number;
  featured: boolean;
  createdAt: string;
};

/** `rank` is the store's position in its zone, 0 for the most popular. */
export function tradingOf(speciality: Speciality, rank: number, random: Random, now: Date): Trading {
  const isNew = rank > 2 && random.chance(0.12);
  const ageDays = isNew ? random.between(1, 25) : random.between(45, 730);
  const orderCount = isNew ? random.whole(0, 40) : popularity(rank, ageDays, random);
  const isTakeAwayOnly = rank > 3 && random.chance(0.05);
  return {
    ...minutes(speciality, random),
    ...ratings(orderCount, isNew, random),
    delivery: !isTakeAwayOnly,
    takeAway: isTakeAwayOnly || random.chance(0.7),
    scheduleOrder: random.chance(0.5),
    freeDelivery: !isTakeAwayOnly && random.chance(0.2),
    minimumOrderMinor: random.pick([0, 0, 300, 500, 500, 800, 1000, 1500]),
    orderCount,
    featured: !isNew && random.chance(0.2),
    createdAt: new Date(now.getTime() - Math.round(ageDays * DAY_MS)).toISOString(),
  };
}

/** A few stores have most of the orders. */
function popularity(rank: number, ageDays: number, random: Random): number {
  const known = 9_000 / (rank + 1) ** 0.8;
  const grown = 0.35 + 0.65 * Math.min(1, ageDays / 400);
  return Math.round(known * grown * random.between(0.85, 1.15));
}

function ratings(orderCount: number, isNew: boolean, random: Random): Pick<Trading, 'ratingCount' | 'ratingTotal'> {
  const ratingCount = isNew ? 0 : Math.round(orderCount * random.between(0.06, 0.2));
  // The sum of three random numbers is mostly near the middle: 4.4, rarely under 3.7 or over 4.9.
  const spread = (random.next() + random.next() + random.next()) / 3;
  const stars = 3.55 + spread * 1.6;
  return { ratingCount, ratingTotal: Math.min(ratingCount * 5, Math.round(ratingCount * stars)) };
}

function minutes({ minutes: [low, high] }: Speciality, random: Random) {
  const later = random.pick([-5, 0, 0, 5, 10]);
  const deliveryMinutesMin = Math.max(10, low + later);
  return { deliveryMinutesMin, deliveryMinutesMax: Math.max(deliveryMinutesMin + 10, high + later) };
}
