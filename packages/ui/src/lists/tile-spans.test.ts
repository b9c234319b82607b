import { expect, test } from 'vitest';
import { tileSpans } from './tile-spans.ts';

test.each([
  [7, 4, [3, 3, 3, 3, 4, 4, 4]],
  [7, 3, [4, 4, 4, 6, 6, 6, 6]],
  [7, 2, [6, 6, 6, 6, 6, 6, 12]],
  [5, 4, [4, 4, 4, 6, 6]],
  [1, 4, [12]],
  [0, 4, []],
] as const)('%i tiles, at most %i in a row, leave no hole', (count, most, spans) => {
  expect(tileSpans(count, most)).toEqual(spans);
});

test('no row has more tiles than it may, and every row is full', () => {
  for (const most of [1, 2, 3, 4] as const)
    for (let count = 1; count <= 40; count += 1) {
      const spans = tileSpans(count, most);
      expect(spans).toHaveLength(count);
      expect(Math.min(...spans)).toBeGreaterThanOrEqual(12 / most);
      expect(spans.reduce((sum, span) => sum + span, 0) % 12).toBe(0);
    }
});
