import { expect, test } from 'vitest';
import { minuteOfWeek } from './minute-of-week.ts';

const MONDAY = 0;
const SUNDAY = 6 * 1_440;

test.each([
  ['2026-03-02T00:00:00Z', 'UTC', MONDAY],
  ['2026-03-02T00:07:59Z', 'UTC', MONDAY + 7],
  ['2026-03-01T21:59:59Z', 'Africa/Cairo', SUNDAY + 23 * 60 + 59],
  ['2026-03-01T22:00:00Z', 'Africa/Cairo', MONDAY],
  // A time zone with a quarter-hour offset.
  ['2026-03-01T18:20:00Z', 'Asia/Kathmandu', MONDAY + 5],
  // Clocks in Berlin go forward from 2:00 to 3:00, and back from 3:00 to 2:00.
  ['2026-03-29T00:59:00Z', 'Europe/Berlin', SUNDAY + 119],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', SUNDAY + 180],
  ['2026-10-25T00:59:00Z', 'Europe/Berlin', SUNDAY + 179],
  ['2026-10-25T01:00:00Z', 'Europe/Berlin', SUNDAY + 120],
])('%s is minute %s %i of the week', (at, zone, minute) => {
  expect(minuteOfWeek(new Date(at), zone)).toBe(minute);
  // The second call reads the cached value.
  expect(minuteOfWeek(new Date(at), zone)).toBe(minute);
});
