import { expect, test } from 'vitest';
import { openUntil, type WeekShift } from './open-until.ts';

const CAIRO = 'Africa/Cairo';
const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const shift = (day: number, opening_time: string, closing_time: string): WeekShift => ({
  day,
  opening_time,
  closing_time,
});
const week = [shift(1, '09:00', '13:00'), shift(1, '16:00', '22:30'), shift(0, '18:00', '02:00')];

test.each([
  ['on Monday morning', '2026-03-02T07:00:00Z', at(13)],
  ['in the break', '2026-03-02T12:00:00Z', null],
  ['in the evening', '2026-03-02T20:29:00Z', at(22, 30)],
  ['at closing time', '2026-03-02T20:30:00Z', null],
  ['in the night after Sunday', '2026-03-01T23:00:00Z', at(2)],
])('STO-01 %s an open store shows when it closes', (_, moment, closesAt) => {
  expect(openUntil(week, new Date(moment), CAIRO)).toBe(closesAt);
});

test('STO-01 a store that never closes has no closing time', () => {
  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => shift(day, '00:00', '24:00'));
  expect(openUntil(always, new Date('2026-03-02T12:00:00Z'), CAIRO)).toBeNull();
});
