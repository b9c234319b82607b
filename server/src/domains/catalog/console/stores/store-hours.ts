import type { ConsoleShift } from '@rialto/contract/calls/console/stores.ts';
import { shiftsOf, type Span } from '@rialto/rules/store/hours.ts';
import { MINUTES_OF_DAY, MINUTES_OF_WEEK } from '@rialto/rules/store/minute-of-week.ts';
import { timeOfDay } from '@rialto/rules/store/time-of-day.ts';
import { readSpans, spansText } from '../../../../platform/spans.ts';

const DAYS = 7;

/** Minutes of the day of a time such as 09:30. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The hours of shifts as the database stores them; overlapping shifts are joined there. Sunday night continues on Monday. */
export function hoursOf(shifts: readonly ConsoleShift[]): string {
  return spansText(shifts.flatMap(spansOf));
}

function spansOf({ day, opens, closes }: ConsoleShift): Span[] {
  // The database counts from Monday, the API from Sunday.
  const from = ((day + DAYS - 1) % DAYS) * MINUTES_OF_DAY + minuteOf(opens);
  const length = minuteOf(closes) - minuteOf(opens);
  const to = from + (length > 0 ? length : length + MINUTES_OF_DAY);
  return to <= MINUTES_OF_WEEK
    ? [[from, to]]
    : [
        [from, MINUTES_OF_WEEK],
        [0, to - MINUTES_OF_WEEK],
      ];
}

/** The shifts of stored hours, from Sunday on. */
export function shiftsOfHours(hours: string): ConsoleShift[] {
  return shiftsOf(readSpans(hours))
    .map(({ day, opensAt, closesAt }) => ({
      day: (day + 1) % DAYS,
      opens: timeOfDay(opensAt),
      closes: timeOfDay(closesAt % MINUTES_OF_DAY),
    }))
    .sort((a, b) => a.day - b.day || a.opens.localeCompare(b.opens));
}
