import { expect, test } from 'vitest';
import { deliveryCharge, deliveryMinutes } from './charge.ts';

const rates = { baseMinor: 0, minimumMinor: 100, perKmMinor: 60, maximumMinor: 400 };

test.each([
  [0, 100],
  [1_666, 100],
  [1_675, 101],
  [3_000, 180],
  [6_667, 400],
  [50_000, 400],
])('CHK-02 delivery over %i metres costs %i', (metres, charge) => {
  expect(deliveryCharge(metres, rates, false)).toBe(charge);
});

test('CHK-02 a store that pays for delivery charges nothing, and a zone without a maximum has none', () => {
  expect(deliveryCharge(9_000, rates, true)).toBe(0);
  expect(deliveryCharge(50_000, { ...rates, maximumMinor: null }, false)).toBe(3_000);
});

test.each([
  [0, 20, 35],
  [2_000, 20, 35],
  [2_001, 21, 36],
  [5_000, 29, 44],
])('an order from %i metres away takes %i to %i minutes', (metres, min, max) => {
  expect(deliveryMinutes({ min: 20, max: 35 }, metres)).toEqual({ min, max });
});
