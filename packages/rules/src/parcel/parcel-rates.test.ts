import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryCharge, type DeliveryRates } from '../delivery/charge.ts';
import { orderTotal } from '../price/order-total.ts';
import { parcelRates, toDeliveryRates, weightClassOf, type CategoryRates } from './parcel-rates.ts';

const minor = fc.integer({ min: 0, max: 100_000 });
const metres = fc.integer({ min: 0, max: 200_000 });
const zone: fc.Arbitrary<DeliveryRates> = fc
  .record({ baseMinor: minor, perKmMinor: minor, minimumMinor: minor, span: fc.option(minor) })
  .map(({ span, ...rates }) => ({ ...rates, maximumMinor: span === null ? null : rates.minimumMinor + span }));
const weight = fc.record({ upToKg: fc.integer({ min: 1, max: 100 }), surchargeMinor: minor });
const category: fc.Arbitrary<CategoryRates> = fc.record({
  surchargeMinor: minor,
  perKmMinor: fc.option(minor),
  weights: fc.uniqueArray(weight, { selector: ({ upToKg }) => upToKg, maxLength: 4 }),
});
const rates = fc
  .tuple(zone, category, fc.integer({ min: 1, max: 120 }))
  .map(([ofZone, ofCategory, kg]) => parcelRates(ofZone, ofCategory, weightClassOf(kg, ofCategory.weights)));
const charge = (way: number, ofParcel: Parameters<typeof toDeliveryRates>[0]) =>
  deliveryCharge(way, toDeliveryRates(ofParcel), false);

test('PAR-03 a longer way never costs less', () => {
  fc.assert(
    fc.property(rates, metres, metres, (ofParcel, way, more) => {
      expect(charge(way + more, ofParcel)).toBeGreaterThanOrEqual(charge(way, ofParcel));
    }),
  );
});

test('PAR-03 a charge is a whole number between the minimum and the maximum of the zone', () => {
  fc.assert(
    fc.property(rates, metres, (ofParcel, way) => {
      const minorUnits = charge(way, ofParcel);
      expect(Number.isSafeInteger(minorUnits)).toBe(true);
      expect(minorUnits).toBeGreaterThanOrEqual(ofParcel.minimumMinor);
      expect(minorUnits).toBeLessThanOrEqual(ofParcel.maximumMinor ?? Infinity);
    }),
  );
});

test('PAR-03 a surcharge never lowers the charge, and goods without one cost the same as a parcel', () => {
  fc.assert(
    fc.property(zone, metres, minor, (ofZone, way, surchargeMinor) => {
      const plain = { surchargeMinor: 0, perKmMinor: null, weights: [] };
      const parcel = charge(way, parcelRates(ofZone, plain, null));
      expect(parcel).toBe(deliveryCharge(way, ofZone, false));
      expect(charge(way, parcelRates(ofZone, { ...plain, surchargeMinor }, null))).toBeGreaterThanOrEqual(parcel);
    }),
  );
});

test('PAR-03 the total of a parcel is its charge, the tip and the service charge', () => {
  fc.assert(
    fc.property(rates, metres, minor, minor, (ofParcel, way, tip, additionalCharge) => {
      const { total, delivery } = orderTotal({
        ...{
          lines: [],
          coupon: null,
          firstOrder: null,
          tax: { percent: 0, isIncluded: false },
          freeDeliveryOver: null,
        },
        ...{ tip, additionalCharge },
        delivery: { kind: 'delivery', metres: way, rates: toDeliveryRates(ofParcel), isStoreFree: false },
      });
      expect(delivery.minor).toBe(charge(way, ofParcel));
      expect(total.minor).toBe(charge(way, ofParcel) + tip + additionalCharge);
    }),
  );
});

test('PAR-03 a weight belongs to the lightest class that holds it, whatever their order', () => {
  const weights = [5, 30, 15].map((upToKg) => ({ upToKg, surchargeMinor: upToKg }));
  expect([0.1, 5, 5.01, 15, 30, 30.01].map((kg) => weightClassOf(kg, weights)?.upToKg ?? null)).toEqual([
    ...[5, 5, 15, 15, 30, null],
  ]);
});
