import { DAY_MS } from '../day-ms.ts';
import { minuteOfWeek, MINUTES_OF_DAY } from './minute-of-week.ts';

/** The day as people name it; a number is a weekday, 0 being Sunday. */
export type Opening = { day: 'today' | 'tomorrow' | number; minute: number };

/** When a store opens, in the store's time zone: "tomorrow" is tomorrow where the store is. */
export function nextOpening(opensAt: Date, now: Date, timeZone: string): Opening {
  const minute = minuteOfWeek(opensAt, timeZone) % MINUTES_OF_DAY;
  const opensOn = weekdayIn(opensAt, timeZone);
  const daysAhead = (opensOn - weekdayIn(now, timeZone) + 7) % 7;
  const isThisWeek = opensAt.getTime() - now.getTime() < 6 * DAY_MS;
  if (isThisWeek && daysAhead === 0) return { day: 'today', minute };
  if (isThisWeek && daysAhead === 1) return { day: 'tomorrow', minute };
  return { day: opensOn, minute };
}

/** The weekday in a time zone, 0 being Sunday. */
export function weekdayIn(at: Date, timeZone: string): number {
  // Minutes of the week begin on Monday.
  return (Math.floor(minuteOfWeek(at, timeZone) / MINUTES_OF_DAY) + 1) % 7;
}
