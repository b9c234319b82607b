import type { Point } from '@rialto/contract/shapes/point.ts';
import { flatMetresFrom } from '../earth.ts';
import type { PlaceKind, PlaceRow } from '../geo.sql.ts';
import type { Matches } from './match-words.ts';
import type { PlaceIndex } from './place-index.ts';

type RankingOptions = { wordCount: number; hasNumber: boolean; near: Point | null; count: number };

const WEIGHT_SHARE = 0.1;
const NEARNESS_SHARE = 0.12;
const WHOLE_NAME_SHARE = 0.1;
const HALF_NEAR_METRES = 1_500;

/** A street has hundreds of houses, so they rank below it unless a house number was typed. */
const shareOfKind: Record<PlaceKind, number> = {
  district: 0.02,
  landmark: 0.02,
  square: 0,
  park: 0,
  street: 0,
  address: -0.3,
};

/** Ranks matching places by fit, then importance, then distance. */
export function createRanking({
  places,
  nameLengths,
}: PlaceIndex): (matches: Matches, options: RankingOptions) => PlaceRow[] {
  const heaviest = places.reduce((most, { weight }) => Math.max(most, weight), 0);
  const weightShares = Float32Array.from(places, ({ weight }) => weightShare(weight, heaviest));
  const lats = Float64Array.from(places, ({ lat }) => lat);
  const lngs = Float64Array.from(places, ({ lng }) => lng);
  const kindShares = Float32Array.from(places, ({ kind }) => shareOfKind[kind]);

  /** Everything but the distance, which costs the most to compute. */
  function rankAnywhere(position: number, fit: number, { wordCount, hasNumber }: RankingOptions): number {
    const kindShare = kindShares[position] ?? 0;
    return (
      fit +
      WHOLE_NAME_SHARE * Math.min(1, wordCount / (nameLengths[position] ?? 1)) +
      (hasNumber ? Math.max(0, kindShare) : kindShare) +
      (weightShares[position] ?? 0)
    );
  }

  return ({ positions, fit }, options) => {
    const { near, count } = options;
    const metresTo = near && flatMetresFrom(near);
    const top: RankedEntry[] = [];
    for (const position of positions) {
      const rank = rankAnywhere(position, fit(position), options);
      if (rank + NEARNESS_SHARE < (top[count - 1]?.rank ?? -Infinity)) continue;
      const metres = metresTo ? metresTo(lats[position] ?? 0, lngs[position] ?? 0) : Infinity;
      keepBest(top, position, rank + NEARNESS_SHARE / (1 + metres / HALF_NEAR_METRES), count);
    }
    return top.flatMap(({ position }) => places[position] ?? []);
  };
}

type RankedEntry = { position: number; rank: number };

/** The first few in order, without sorting the rest. */
function keepBest(top: RankedEntry[], position: number, rank: number, count: number): void {
  const last = top[count - 1];
  if (last && !isBefore(position, rank, last)) return;
  let at = top.length;
  for (let above = top[at - 1]; above && isBefore(position, rank, above); above = top[at - 1]) at--;
  top.splice(at, 0, { position, rank });
  top.length = Math.min(top.length, count);
}

function isBefore(position: number, rank: number, other: RankedEntry): boolean {
  return rank > other.rank || (rank === other.rank && position < other.position);
}

function weightShare(weight: number, heaviest: number): number {
  return heaviest > 0 && weight > 0 ? (WEIGHT_SHARE * Math.log1p(weight)) / Math.log1p(heaviest) : 0;
}
