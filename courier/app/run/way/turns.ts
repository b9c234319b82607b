import type { Point } from '@rialto/contract/shapes/point.ts';

export type Heading = 'north' | 'northeast' | 'east' | 'southeast' | 'south' | 'southwest' | 'west' | 'northwest';
export type Turn = { kind: Heading | 'left' | 'right' | 'back'; metres: number };

const HEADINGS: Heading[] = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];
const EARTH_METRES = 6_371_000;
/** Smaller changes of direction are bends of the same street. */
const TURN_DEGREES = 40;
const BACK_DEGREES = 150;
/** Shorter pieces are the rounding of a corner, whose direction says little. */
const CORNER_METRES = 12;

/** The way as text: where to head first, then each turn with the distance to the next one. */
export function turnsOf(points: readonly Point[]): Turn[] {
  const turns: Turn[] = [];
  let heading: number | null = null;
  for (const leg of legsOf(points)) {
    const last = turns.at(-1);
    if (heading === null || last === undefined) turns.push({ kind: headingOf(leg.bearing), metres: leg.metres });
    else {
      const change = turnBetween(heading, leg.bearing);
      if (Math.abs(change) < TURN_DEGREES) last.metres += leg.metres;
      else turns.push({ kind: kindOf(change), metres: leg.metres });
    }
    heading = leg.bearing;
  }
  return turns;
}

type Leg = { metres: number; bearing: number };

function legsOf(points: readonly Point[]): Leg[] {
  const legs: Leg[] = [];
  let from = points[0];
  points.slice(1).forEach((to, index) => {
    if (!from) return;
    const leg = legBetween(from, to);
    const isLast = index === points.length - 2;
    if (leg.metres < CORNER_METRES && !(isLast && legs.length === 0)) return;
    legs.push(leg);
    from = to;
  });
  return legs;
}

function legBetween(from: Point, to: Point): Leg {
  const north = radians(to.lat - from.lat) * EARTH_METRES;
  const east = radians(to.lng - from.lng) * EARTH_METRES * Math.cos(radians(from.lat));
  return { metres: Math.hypot(north, east), bearing: (degrees(Math.atan2(east, north)) + 360) % 360 };
}

function headingOf(bearing: number): Heading {
  return HEADINGS[Math.round(bearing / 45) % 8] ?? 'north';
}

/** Positive to the right, from -180 to 180. */
function turnBetween(before: number, after: number): number {
  return ((after - before + 540) % 360) - 180;
}

function kindOf(change: number): 'left' | 'right' | 'back' {
  if (Math.abs(change) > BACK_DEGREES) return 'back';
  return change > 0 ? 'right' : 'left';
}

const radians = (value: number) => (value * Math.PI) / 180;
const degrees = (value: number) => (value * 180) / Math.PI;
