import type { DayPart } from '../../goods/goods.ts';
import type { Shift } from '../opening-hours.ts';

const DAY = 24 * 60;

/** Minutes of the day; late dishes are sold past midnight and have two spans. */
const spans: Record<DayPart, Shift[]> = {
  breakfast: [[6 * 60, 12 * 60]],
  lunch: [[11 * 60, 17 * 60]],
  dinner: [[17 * 60, DAY]],
  late: [
    [0, 3 * 60],
    [18 * 60, DAY],
  ],
};

const LEAST_MINUTES_A_WEEK = 7 * 90;

/** When an item is available; null means always, also if the store is hardly open then. */
export function availableOf(dayPart: DayPart | undefined, hours: Shift[]): Shift[] | null {
  if (!dayPart) return null;
  const available = spans[dayPart];
  return openMinutes(available, hours) >= LEAST_MINUTES_A_WEEK ? available : null;
}

function openMinutes(available: Shift[], hours: Shift[]): number {
  const everyDay = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    available.map(([from, to]): Shift => [day * DAY + from, day * DAY + to]),
  );
  const overlap = ([from, to]: Shift, [opens, closes]: Shift) =>
    Math.max(0, Math.min(to, closes) - Math.max(from, opens));
  return everyDay.reduce((sum, span) => sum + hours.reduce((open, shift) => open + overlap(span, shift), 0), 0);
}
