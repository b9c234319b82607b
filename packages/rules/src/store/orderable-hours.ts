import type { Span } from './hours.ts';
import { MINUTES_OF_DAY, MINUTES_OF_WEEK } from './minute-of-week.ts';

/** The minutes of the week in which an item can be ordered: its store is open and the item is available at that time of day. */
export function orderableHours(hours: readonly Span[], available: readonly Span[] | null): readonly Span[] {
  if (available === null) return hours;
  const everyDay = daysOfWeek.flatMap((day) => available.map(([from, to]): Span => [day + from, day + to]));
  return hours.flatMap(([opens, closes]) =>
    everyDay.map(([from, to]): Span => [Math.max(opens, from), Math.min(closes, to)]).filter(([from, to]) => from < to),
  );
}

const daysOfWeek = Array.from({ length: MINUTES_OF_WEEK / MINUTES_OF_DAY }, (_, day) => day * MINUTES_OF_DAY);
