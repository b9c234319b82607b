import { expect, test } from 'vitest';
import { pricePresets } from './price-presets.ts';

test.each([
  ['dishes', [3.99, 7.5, 12, 24], [5, 10, 20]],
  ['furniture', [80, 340, 900], [100, 200, 500]],
  ['one price', [4, 4.5], []],
  ['nothing', [], []],
])('SEA-05 the price presets divide the results: %s', (_what, prices, presets) => {
  expect(pricePresets(prices)).toEqual(presets);
});
