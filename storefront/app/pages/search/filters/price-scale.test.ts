import { expect, test } from 'vitest';
import { LAST_STOP, priceAfterSlide, priceAt, stopOf } from './price-scale.ts';

test('SEA-05 the slider runs from 0 to 20000, and neighbouring stops are at least 1 apart', () => {
  expect([priceAt(0), priceAt(LAST_STOP)]).toEqual([0, 20_000]);
  for (let stop = 1; stop <= LAST_STOP; stop += 1) expect(priceAt(stop) - priceAt(stop - 1)).toBeGreaterThanOrEqual(1);
});

test('small prices have a stop each', () => {
  for (let price = 0; price <= 50; price += 1) expect(priceAt(stopOf(price))).toBe(price);
});

test('a typed price is kept when the other thumb moves', () => {
  expect(stopOf(437)).toBe(stopOf(400));
  expect(priceAfterSlide([0, 437], [stopOf(10), stopOf(437)])).toEqual([10, 437]);
});

test('SEA-05 the thumbs never meet', () => {
  const [low, high] = priceAfterSlide([0, 437], [stopOf(437) - 1, stopOf(437)]);
  expect(high - low).toBeGreaterThanOrEqual(1);
});
