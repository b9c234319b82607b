import { expect, test } from 'vitest';
import { addMonths, isOnDay, weeksOf } from './month-days.ts';

test('OPS-08 a month is shown in whole weeks that begin on the day of the language', () => {
  const march = weeksOf('2026-03', 1);
  expect([march.length, march[0]?.[0], march.at(-1)?.at(-1)]).toEqual([6, '2026-02-23', '2026-04-05']);
  expect(weeksOf('2026-03', 6)[0]?.[0]).toBe('2026-02-28');
  expect(weeksOf('2026-02', 0)).toHaveLength(4);
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('OPS-08 an offer is on the days from its beginning to the last before its end', () => {
  const offer = { starts: '2026-03-02T10:00', ends: '2026-03-04T00:00' };
  expect(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map((day) => isOnDay(offer, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOnDay({ starts: null, ends: null }, '2026-03-01')).toBe(true);
});
