import type { ParcelCharge } from '@rialto/contract/shapes/parcel.ts';
import { expect, test } from 'vitest';
import { boundOf, distanceCharge } from './charge-parts.ts';

const charge: ParcelCharge = { base: 2, per_km: 0.5, category: 1, weight: 0.5, minimum: 4, maximum: 9 };

test('PAR-03 the distance costs its price per kilometre', () => {
  expect(distanceCharge(charge, 3_500)).toBeCloseTo(1.75);
});

test('PAR-03 the explanation names the bound that decided about the charge', () => {
  expect(boundOf(charge, 500)).toBe('minimum');
  expect(boundOf(charge, 3_500)).toBeNull();
  expect(boundOf(charge, 40_000)).toBe('maximum');
  expect(boundOf({ ...charge, maximum: null }, 40_000)).toBeNull();
});
