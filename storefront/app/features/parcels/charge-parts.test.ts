import type { ParcelCharge } from '@rialto/contract/shapes/parcel.ts';
import { deliveryCharge } from '@rialto/rules/delivery/charge.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeParts } from './charge-parts.ts';

const charge: ParcelCharge = { base: 2, per_km: 0.5, category: 1, weight: 0.5, minimum: 4, maximum: 9 };

test('PAR-03 the distance costs its price per kilometre, rounded like the charge', () => {
  expect(chargeParts(charge, 3_500, 2).distance).toBe(1.75);
  expect(chargeParts({ ...charge, per_km: 0.7 }, 650, 2).distance).toBe(0.46);
});

test('PAR-03 the explanation names the bound that decided about the charge', () => {
  const boundOf = (metres: number, over: Partial<ParcelCharge> = {}) =>
    chargeParts({ ...charge, ...over }, metres, 2).bound;
  expect([boundOf(500), boundOf(3_500), boundOf(40_000)]).toEqual(['minimum', null, 'maximum']);
  expect(boundOf(40_000, { maximum: null })).toBeNull();
});

const minor = fc.nat(5_000);

test.each([0, 2, 3])('PAR-03 with %d digits the explained parts always add up to what is charged', (digits) => {
  const unit = 10 ** digits;
  const rates = fc.record({ base: minor, perKm: minor, category: minor, weight: minor, minimum: minor, above: minor });
  fc.assert(
    fc.property(rates, fc.nat(60_000), ({ base, perKm, category, weight, minimum, above }, metres) => {
      const maximum = minimum + above;
      const charged = deliveryCharge(
        metres,
        {
          ...{ baseMinor: base + category + weight, perKmMinor: perKm },
          ...{ minimumMinor: minimum, maximumMinor: maximum },
        },
        false,
      );
      const sent = { base, per_km: perKm, category, weight, minimum, maximum };
      const amounts = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, value / unit]));
      const { bound, ...parts } = chargeParts(amounts as ParcelCharge, metres, digits);
      const shown = Object.values(parts).map((amount) => Math.round(Number(amount.toFixed(digits)) * unit));
      const sum = shown.reduce((total, part) => total + part, 0);
      expect(charged).toBe(bound === null ? sum : bound === 'minimum' ? minimum : maximum);
      if (bound === 'minimum') expect(sum).toBeLessThan(minimum);
      if (bound === 'maximum') expect(sum).toBeGreaterThan(maximum);
    }),
  );
});
