import { expect, test } from 'vitest';
import { nextOpening, weekdayIn } from './next-opening.ts';

const CAIRO = 'Africa/Cairo';
const at = (hours: number, minutes = 0) => hours * 60 + minutes;
// A Monday, 14:30 in Cairo.
const monday = new Date('2026-03-02T12:30:00Z');

test.each([
  ['2026-03-02T15:00:00Z', { day: 'today', minute: at(17) }],
  ['2026-03-02T22:15:00Z', { day: 'tomorrow', minute: at(0, 15) }],
  ['2026-03-03T07:00:00Z', { day: 'tomorrow', minute: at(9) }],
  ['2026-03-04T07:00:00Z', { day: 3, minute: at(9) }],
  ['2026-03-08T07:00:00Z', { day: 0, minute: at(9) }],
  // The same weekday a week later: not today.
  ['2026-03-09T07:00:00Z', { day: 1, minute: at(9) }],
])('STO-01 on a Monday afternoon, opening at %s is described as %j', (opensAt, said) => {
  expect(nextOpening(new Date(opensAt), monday, CAIRO)).toEqual(said);
});

test('STO-01 after midnight in the store’s time zone it is the next day, whatever the visitor’s time zone', () => {
  const night = new Date('2026-03-02T22:30:00Z');
  expect(weekdayIn(night, 'UTC')).toBe(1);
  expect(weekdayIn(night, CAIRO)).toBe(2);
  expect(nextOpening(new Date('2026-03-03T07:00:00Z'), night, CAIRO)).toEqual({ day: 'today', minute: at(9) });
  expect(nextOpening(new Date('2026-03-03T07:00:00Z'), night, 'UTC')).toEqual({ day: 'tomorrow', minute: at(7) });
});
