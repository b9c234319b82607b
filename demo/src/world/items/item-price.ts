import type { Random } from '../../pictures/random.ts';

/** The cents in which a store's prices end. Every store uses one set. */
const habits: readonly (readonly number[])[] = [[0, 25, 50, 75], [0, 50], [95], [99], [0, 50, 95], [25, 75, 99]];

export type PriceLevel = { share: number; endings: readonly number[] };

/** Whether a store is cheap or expensive, and how its prices end. */
export function priceLevelOf(random: Random): PriceLevel {
  return { share: random.between(0.94, 1.06), endings: random.pick(habits) };
}

const HABIT_FROM_MINOR = 200;
const everyEnding = [0, 25, 50, 75, 95, 99];

/** A store's price for goods that cost about `usualMinor` in the city. */
export function priceMinorOf(usualMinor: number, { share, endings }: PriceLevel, random: Random): number {
  const wanted = usualMinor * share * random.between(0.95, 1.05);
  // Steps of a whole unit are too coarse for a price of one or two.
  return nearest(wanted, wanted < HABIT_FROM_MINOR ? everyEnding : endings);
}

function nearest(wanted: number, endings: readonly number[]): number {
  const whole = Math.floor(wanted / 100) * 100;
  const candidates = [-100, 0, 100].flatMap((units) => endings.map((cents) => whole + units + cents));
  const possible = candidates.filter((candidate) => candidate > 0);
  return possible.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}
