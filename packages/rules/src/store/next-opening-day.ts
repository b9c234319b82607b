import { dayOf } from './holidays.ts';
import { isOpenAt, nextStart, opensNextAt, type OpeningTimes } from './hours.ts';
import { minuteOfWeek, MINUTES_OF_DAY, MINUTES_OF_WEEK } from './minute-of-week.ts';

const midnights = Array.from({ length: 7 }, (_, day) => day * MINUTES_OF_DAY);
const MINUTE_MS = 60_000;
/** More openings than a week of shifts and a year of holidays has. */
const MOST_OPENINGS = 500;

/**
 * When the store opens on its next day of business: a second shift of today is still today, and a shift past midnight
 * belongs to the day on which it began. A store that never closes begins a new day at midnight.
 */
export function nextOpeningDayAt(times: OpeningTimes, now: Date): Date {
  const { timezone } = times;
  const today = dayOf(beganAt(times, now), timezone);
  let opening = opensNextAt(times, now);
  for (let count = 0; opening && count < MOST_OPENINGS; count += 1) {
    if (dayOf(opening, timezone) > today) return opening;
    opening = opensNextAt(times, opening);
  }
  return nextStart(midnights, now, timezone) ?? now;
}

/** When the shift of this time began; the time itself if the store is closed or open all week. */
function beganAt(times: OpeningTimes, now: Date): Date {
  if (!isOpenAt(times, now)) return now;
  const minute = minuteOfWeek(now, times.timezone);
  const first = startOf(times, minute);
  const began = first === 0 ? startOf(times, MINUTES_OF_WEEK) : first;
  const minutes = (minute - (began ?? minute) + MINUTES_OF_WEEK) % MINUTES_OF_WEEK;
  return minutes > MINUTES_OF_DAY ? now : new Date(now.getTime() - minutes * MINUTE_MS);
}

/** The beginning of the span that holds a minute, or that ends at the end of the week. */
function startOf({ hours }: OpeningTimes, minute: number): number | undefined {
  return hours.find(
    ([from, to]) => from <= minute && (minute < to || (minute === MINUTES_OF_WEEK && to === minute)),
  )?.[0];
}
