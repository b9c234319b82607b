import { expect, test } from 'vitest';
import { slotDays } from './slot-days.ts';

const slot = (from: string) => ({ from, to: new Date(Date.parse(from) + 1_800_000).toISOString() });

test('CHK-01 slots are grouped by the store’s calendar day, not the visitor’s', () => {
  const days = slotDays(
    [slot('2026-03-02T21:30:00.000Z'), slot('2026-03-02T22:00:00.000Z'), slot('2026-03-03T09:00:00.000Z')],
    'Africa/Cairo',
    new Date('2026-03-02T18:00:00.000Z'),
  );
  // 22:00 in London is midnight in Cairo.
  expect(days.map(({ day, distance, slots }) => [day, distance, slots.length])).toEqual([
    ['2026-03-02', 0, 1],
    ['2026-03-03', 1, 2],
  ]);
});

test('the day distance is right across a DST change', () => {
  const [, second] = slotDays(
    [slot('2026-10-29T09:00:00.000Z'), slot('2026-10-30T10:00:00.000Z')],
    'Africa/Cairo',
    new Date('2026-10-29T06:00:00.000Z'),
  );
  expect(second?.distance).toBe(1);
});
