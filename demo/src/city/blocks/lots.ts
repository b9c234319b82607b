import type { Random } from '../geometry/random.ts';
import { placeSeed, seeded } from '../geometry/random.ts';
import { between, distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import { numberStepOf } from './build-style.ts';
import type { BuildStyle } from './build-style.ts';
import type { Frontage } from './frontages.ts';

/** The part of a frontage for one house. `door` is the middle of its front. */
export type Lot = { left: Vec; right: Vec; width: number; door: Vec; number: number };

/** Cuts a frontage into lots; the same frontage always gives the same lots and numbers. */
export function lotsOf(frontage: Frontage, style: BuildStyle): Lot[] {
  return lotSpans(frontage, style).map((span) => lotOn(frontage, span));
}

/** Only the lot in the middle of a frontage. */
export function middleLot(frontage: Frontage, style: BuildStyle): Lot | null {
  const spans = lotSpans(frontage, style);
  const middle = spans[Math.floor(spans.length / 2)];
  return middle ? lotOn(frontage, middle) : null;
}

/** Where a lot begins along its frontage and how wide it is, in metres. */
type LotSpan = { at: number; width: number };

function lotSpans({ start, length, street }: Frontage, style: BuildStyle): LotSpan[] {
  const least = Math.max(style.width[0], numberStepOf(street) - style.gap[0]);
  const widths = [least, Math.max(style.width[1], least * 1.3)] as const;
  const random = seeded(placeSeed(start));
  const spans: LotSpan[] = [];
  // Half a gap at both ends keeps corner houses of two walls as far apart as neighbours.
  const limit = length - style.gap[0] / 2;
  let at = style.gap[0] / 2;
  while (limit - at >= least) {
    let width = within(widths, random);
    // A remainder too narrow for a house is added to the last one instead of leaving a gap.
    if (limit - at - width < least + style.gap[0]) width = Math.min(limit - at, widths[1] * 1.35);
    spans.push({ at, width });
    at += width + within(style.gap, random);
  }
  return spans;
}

function lotOn({ start, end, length, metres, sense, street }: Frontage, { at, width }: LotSpan): Lot {
  const left = between(start, end, at / length);
  const right = between(start, end, (at + width) / length);
  const door = between(left, right, 0.5);
  const number = houseNumber(metres + sense * distance(start, door), sense, numberStepOf(street));
  return { left, right, width, door, number };
}

/** Odd numbers on the left of the street, even ones on the right, by distance from its start. */
function houseNumber(metres: number, sense: 1 | -1, step: number): number {
  return 2 * Math.floor(Math.max(0, metres) / step) + (sense === 1 ? 1 : 2);
}

function within([least, most]: readonly [number, number], random: Random): number {
  return least + (most - least) * random();
}
