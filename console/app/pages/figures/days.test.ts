import { expect, test } from 'vitest';
import { addDays, daysOf, nameOfDays } from './days.ts';

test('OPS-11 named periods are days of the calendar', () => {
  expect(daysOf('today', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(daysOf('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(daysOf('week', '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(daysOf('month', '2026-03-15')).toEqual({ from: '2026-03-01', to: '2026-03-15' });
  expect(daysOf('last_month', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(daysOf('year', '2026-03-01')).toEqual({ from: '2025-03-02', to: '2026-03-01' });
});

test('OPS-11 the days of a named period are recognised', () => {
  expect(nameOfDays({ from: '2026-02-01', to: '2026-02-28' }, '2026-03-10')).toBe('last_month');
  expect(nameOfDays({ from: '2026-02-02', to: '2026-02-28' }, '2026-03-10')).toBeNull();
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
