import { expect, test } from 'vitest';
import type { Span } from './hours.ts';
import { nextOpeningDayAt } from './next-opening-day.ts';

const everyDay = (from: number, to: number): Span[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((day): Span[] => {
    const span: Span = [day * 1440 + from * 60, day * 1440 + to * 60];
    return span[1] <= 10_080
      ? [span]
      : [
          [span[0], 10_080],
          [0, span[1] - 10_080],
        ];
  });
const opening = (hours: Span[], now: string, holidays: string[] = []) =>
  nextOpeningDayAt({ hours, timezone: 'UTC', holidays }, new Date(now)).toISOString().slice(0, 16);

test.each([
  [
    'in the first shift of a day with a break',
    [...everyDay(9, 13), ...everyDay(17, 22)],
    '2026-03-02T10:00',
    '2026-03-03T09:00',
  ],
  ['before it opens', everyDay(9, 21), '2026-03-02T07:00', '2026-03-03T09:00'],
  ['after it has closed', everyDay(9, 21), '2026-03-02T22:00', '2026-03-03T09:00'],
  ['past midnight, in the shift of the evening before', everyDay(18, 26), '2026-03-03T01:00', '2026-03-03T18:00'],
  ['on Monday past midnight, in the shift of Sunday', everyDay(18, 26), '2026-03-02T01:00', '2026-03-02T18:00'],
  ['in a store that never closes', [[0, 10_080]] as Span[], '2026-03-02T15:00', '2026-03-03T00:00'],
])('OPS-05 sold out today ends when the store opens on its next day: %s', (_, hours, now, expected) => {
  expect(opening(hours, `${now}:00Z`)).toBe(expected);
});

test('OPS-05 a holiday is not an opening day', () => {
  expect(opening(everyDay(9, 21), '2026-03-02T10:00:00Z', ['2026-03-03', '2026-03-04'])).toBe('2026-03-05T09:00');
});

test.each([
  ['always', [[0, 10_080]] as Span[]],
  ['from half past midnight', everyDay(0.5, 20)],
])('OPS-05 sold out today ends when clocks go forward over midnight, in a store that is open %s', (_, hours) => {
  const times = { hours, timezone: 'Africa/Cairo', holidays: [] };
  // Ten minutes before midnight, which does not exist: at 00:00 it is 01:00.
  const until = nextOpeningDayAt(times, new Date('2026-04-23T23:50:00+02:00'));
  expect(until).toEqual(new Date('2026-04-24T00:00:00+02:00'));
});
