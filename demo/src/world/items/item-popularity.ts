import type { Random } from '../../pictures/random.ts';

type Selling = { orderCount: number; ratingCount: number; ratingTotal: number };

/** Items per order, on average. */
const ITEMS_PER_ORDER = 1.8;
const STEEPNESS = 0.9;

/** Order counts of a store's items, descending: a few have most of the orders. */
export function orderCountsOf(storeOrderCount: number, itemCount: number, random: Random): number[] {
  const weights = Array.from({ length: itemCount }, (_, rank) => random.between(0.85, 1.15) / (rank + 1) ** STEEPNESS);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((weight) => Math.round((storeOrderCount * ITEMS_PER_ORDER * weight) / total));
  return counts.sort((a, b) => b - a);
}

export type Rating = { count: number; stars: number };

const UNRATED = 0.12;

/** The rating of an item: close to its store's, by no more people than ordered it. */
export function ratingOf(orderCount: number, store: Selling, random: Random): Rating {
  if (orderCount < 4 || random.chance(UNRATED)) return { count: 0, stars: 0 };
  const count = Math.max(1, Math.round(orderCount * random.between(0.04, 0.14)));
  const storeStars = store.ratingCount > 0 ? store.ratingTotal / store.ratingCount : 4.2;
  const spread = random.next() + random.next() - 1;
  return { count, stars: Math.min(5, Math.max(2.4, storeStars + spread * 0.75)) };
}
