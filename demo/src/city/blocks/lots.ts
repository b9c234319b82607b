import type { Random } from '../geometry/random.ts';
import { seedOf, seeded } from '../geometry/random.ts';
import { between, distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import { numberStepOf } from './build-style.ts';
import type { BuildStyle } from './build-style.ts';
import type { Frontage } from './frontages.ts';

/** One house's share of a frontage. `door` is the middle of its front. */
export type Lot = { left: Vec; right: Vec; width: number; door: Vec; number: number };

/** Cuts a frontage into lots; the same frontage always gives the same lots and numbers. */
export function lotsOf(frontage: Frontage, style: BuildStyle): Lot[] {
  const { start, end, length } = frontage;
  const step = numberStepOf(frontage.street);
  const least = Math.max(style.width[0], step - style.gap[0]);
  const widths = [least, Math.max(style.width[1], least * 1.3)] as const;
  const random = seeded(seedOf(`${start.x.toFixed(1)} ${start.y.toFixed(1)}`));
  const lots: Lot[] = [];
  // Half a gap at both ends keeps corner houses of two walls as far apart as neighbours on one.
  const limit = length - style.gap[0] / 2;
  let at = style.gap[0] / 2;
  while (limit - at >= least) {
    let width = within(widths, random);
    const rest = limit - at - width;
    // A remainder too narrow for a house goes to the last one instead of staying a hole in the row.
    if (rest < least + style.gap[0]) width = Math.min(limit - at, widths[1] * 1.35);
    lots.push(lotBetween(frontage, step, between(start, end, at / length), between(start, end, (at + width) / length)));
    at += width + within(style.gap, random);
  }
  return lots;
}

function lotBetween(frontage: Frontage, step: number, left: Vec, right: Vec): Lot {
  const door = between(left, right, 0.5);
  const metres = frontage.metres + frontage.sense * distance(frontage.start, door);
  return { left, right, width: distance(left, right), door, number: houseNumber(metres, frontage.sense, step) };
}

/** Odd numbers on the left hand of the street, even ones on the right, counted by distance from its start. */
function houseNumber(metres: number, sense: 1 | -1, step: number): number {
  return 2 * Math.floor(Math.max(0, metres) / step) + (sense === 1 ? 1 : 2);
}

function within([least, most]: readonly [number, number], random: Random): number {
  return least + (most - least) * random();
}
