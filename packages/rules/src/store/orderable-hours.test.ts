import { expect, test } from 'vitest';
import { opensNextAt, type Span } from './hours.ts';
import { orderableHours } from './orderable-hours.ts';

const NINE_TO_FIVE: Span[] = [[540, 1_020]];
const NIGHT: Span[] = [
  [0, 180],
  [1_080, 1_440],
];

test('an item without a window can be ordered while its store is open', () => {
  expect(orderableHours(NINE_TO_FIVE, null)).toBe(NINE_TO_FIVE);
});

test('an item with a window can be ordered where the window and the hours overlap', () => {
  expect(orderableHours(NINE_TO_FIVE, [[360, 720]])).toEqual([[540, 720]]);
  expect(orderableHours(NINE_TO_FIVE, NIGHT)).toEqual([]);
});

test('a window past midnight continues on the next day of a store that does not close', () => {
  const always = orderableHours([[0, 10_080]], NIGHT);
  expect(always.slice(0, 3)).toEqual([
    [0, 180],
    [1_080, 1_440],
    [1_440, 1_620],
  ]);
  // Monday 04:00: the store does not open at midnight, but at 18:00.
  expect(opensNextAt({ hours: always, timezone: 'UTC', holidays: [] }, new Date('2026-03-02T04:00:00Z'))).toEqual(
    new Date('2026-03-02T18:00:00Z'),
  );
});
