import { PRICE_MAX } from '@rialto/contract/shapes/searching.ts';
import type { PriceRange } from '../../../features/search/search-params.ts';

/** Step sizes of the slider: small for low prices, where most items are. */
const spans = [
  { upTo: 50, step: 1 },
  { upTo: 100, step: 5 },
  { upTo: 500, step: 50 },
  { upTo: 2_000, step: 250 },
  { upTo: PRICE_MAX, step: 2_000 },
];

const stops = spans.reduce<number[]>(
  (prices, { upTo, step }) => {
    for (let price = (prices.at(-1) ?? 0) + step; price <= upTo; price += step) prices.push(price);
    return prices;
  },
  [0],
);

export const LAST_STOP = stops.length - 1;

export function priceAt(stop: number): number {
  return stops[Math.min(Math.max(stop, 0), LAST_STOP)] ?? PRICE_MAX;
}

/** The stop of a price, or the last one below it. */
export function stopOf(price: number): number {
  const above = stops.findIndex((stop) => stop > price);
  return above === -1 ? LAST_STOP : Math.max(above - 1, 0);
}

/** The price after a drag: the other thumb keeps its exact price, even between two stops. */
export function priceAfterSlide(before: PriceRange, [low, high]: readonly [number, number]): PriceRange {
  const range: PriceRange = [
    low === stopOf(before[0]) ? before[0] : priceAt(low),
    high === stopOf(before[1]) ? before[1] : priceAt(high),
  ];
  return range[0] < range[1] ? range : [priceAt(low), priceAt(high)];
}
