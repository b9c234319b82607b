import { expect, test } from 'vitest';
import { isOpenAt, opensNextAt, shiftsOf, type Span } from './hours.ts';
import { minuteOfWeek } from './minute-of-week.ts';

const CAIRO = 'Africa/Cairo';
const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const day = (index: number, from: number, to: number): Span => [index * 1440 + from, index * 1440 + to];
const open = (hours: Span[], holidays: string[] = []) => ({ hours, timezone: CAIRO, holidays });

test('Monday midnight in the zone is minute 0 there', () => {
  expect(minuteOfWeek(new Date('2026-03-01T22:00:00Z'), CAIRO)).toBe(0);
  expect(minuteOfWeek(new Date('2026-03-01T21:59:59Z'), CAIRO)).toBe(10_079);
  expect(minuteOfWeek(new Date('2026-03-02T00:00:00Z'), 'UTC')).toBe(0);
});

test.each([
  ['2026-03-02T06:59:59Z', false],
  ['2026-03-02T07:00:00Z', true],
  ['2026-03-02T07:59:59Z', true],
  ['2026-03-02T08:00:00Z', false],
  // Daylight saving time: an hour earlier in UTC.
  ['2026-06-01T06:00:00Z', true],
  ['2026-06-01T07:00:00Z', false],
])('a store open on Mondays from 9 to 10 in Cairo is open at %s: %s', (moment, isOpen) => {
  expect(isOpenAt(open([day(0, at(9), at(10))]), new Date(moment))).toBe(isOpen);
});

test('STO-01 a closed store shows when it opens next, over days, weeks and a DST change', () => {
  const mondays = [day(0, at(9), at(10))];
  expect(opensNextAt(open(mondays), new Date('2026-03-02T06:30:20Z'))).toEqual(new Date('2026-03-02T07:00:00Z'));
  expect(opensNextAt(open(mondays), new Date('2026-03-02T08:00:00Z'))).toEqual(new Date('2026-03-09T07:00:00Z'));
  // Clocks in Cairo go forward in the night to Friday, 24 April 2026.
  expect(opensNextAt(open(mondays), new Date('2026-04-22T12:00:00Z'))).toEqual(new Date('2026-04-27T06:00:00Z'));
  expect(opensNextAt(open([]), new Date())).toBeNull();
});

test('a night shift that runs from Sunday into Monday opens once, on Sunday', () => {
  const nights: Span[] = [
    [0, at(2)],
    [6 * 1440 + at(18), 10_080],
  ];
  expect(opensNextAt({ ...open(nights), timezone: 'UTC' }, new Date('2026-03-02T02:00:00Z'))).toEqual(
    new Date('2026-03-08T18:00:00Z'),
  );
  expect(shiftsOf(nights)).toEqual([{ day: 6, opensAt: at(18), closesAt: at(2) }]);
});

test('STO-03 shifts are listed as people write them: with breaks, past midnight, round the clock', () => {
  expect(shiftsOf([day(1, at(9), at(13)), day(1, at(16), at(22)), day(4, at(18), at(26))])).toEqual([
    { day: 1, opensAt: at(9), closesAt: at(13) },
    { day: 1, opensAt: at(16), closesAt: at(22) },
    { day: 4, opensAt: at(18), closesAt: at(2) },
  ]);
  expect(shiftsOf([[0, 10_080]])).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((index) => ({ day: index, opensAt: 0, closesAt: 1440 })),
  );
});

test('OPS-05 a store is closed all day on a holiday of its own calendar, and opens after it', () => {
  const daily = [0, 1, 2, 3, 4, 5, 6].map((index) => day(index, at(9), at(21)));
  const closed = open(daily, ['2026-03-03', '2026-03-04']);
  expect(isOpenAt(closed, new Date('2026-03-03T10:00:00Z'))).toBe(false);
  expect(isOpenAt(closed, new Date('2026-03-05T10:00:00Z'))).toBe(true);
  expect(opensNextAt(closed, new Date('2026-03-02T20:00:00Z'))).toEqual(new Date('2026-03-05T07:00:00Z'));
});

test('OPS-05 a store that opens once a week skips the week of its holiday', () => {
  const mondays = [day(0, at(9), at(10))];
  expect(opensNextAt(open(mondays, ['2026-03-09']), new Date('2026-03-02T08:00:00Z'))).toEqual(
    new Date('2026-03-16T07:00:00Z'),
  );
});
