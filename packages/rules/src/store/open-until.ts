import { minuteOfWeek, MINUTES_OF_DAY, MINUTES_OF_WEEK } from './minute-of-week.ts';

/** A shift in the format of the API: day 0 is Sunday, a closing time before the opening time is past midnight. */
export type WeekShift = { day: number; opening_time: string; closing_time: string };

/** The minute of the day at which a store closes, or null if it is closed now or never closes. */
export function openUntil(shifts: readonly WeekShift[], now: Date, timeZone: string): number | null {
  const minute = minuteOfWeek(now, timeZone);
  const current = shifts.map(spanOf).find(({ from, length }) => minutesAfter(from, minute) < length);
  if (!current) return null;
  const end = (current.from + current.length) % MINUTES_OF_WEEK;
  const goesOn = shifts.some((shift) => spanOf(shift).from === end);
  return goesOn ? null : end % MINUTES_OF_DAY;
}

/** The minute of the day of a time such as 09:30. */
function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function spanOf({ day, opening_time, closing_time }: WeekShift): { from: number; length: number } {
  const opens = minuteOfDay(opening_time);
  const closes = minuteOfDay(closing_time);
  // The API's weeks begin on Sunday, minutes of the week on Monday.
  const from = ((day + 6) % 7) * MINUTES_OF_DAY + opens;
  return { from, length: closes > opens ? closes - opens : closes - opens + MINUTES_OF_DAY };
}

function minutesAfter(from: number, minute: number): number {
  return (minute - from + MINUTES_OF_WEEK) % MINUTES_OF_WEEK;
}
