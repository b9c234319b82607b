import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kitchenStep, pharmacyPrice, type KitchenOrder } from './kitchen.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 18) + minutes * 60_000);
const pace = { seed: 'test', speed: 1 };
const store = { id: 7, name: 'El Bahr Grill', latitude: 33, longitude: 27 };
const order = (change: Partial<KitchenOrder>): KitchenOrder => ({
  id: 100_000_001,
  order_status: 'pending',
  order_type: 'delivery',
  schedule_at: null,
  next_steps: ['confirmed', 'canceled', 'processing', 'handover', 'delivered'],
  store,
  ...change,
});

test('a store confirms an order within two minutes and says how long it needs', () => {
  expect(kitchenStep(order({}), at(0), at(0.1), pace)).toBeNull();
  expect(kitchenStep(order({}), at(0), at(2), pace)).toMatchObject({ to: 'confirmed' });
  const minutes = kitchenStep(order({}), at(0), at(2), pace)?.prep_minutes;
  expect(minutes).toBeGreaterThanOrEqual(7);
  expect(minutes).toBeLessThanOrEqual(21);
});

test('with a higher speed everything is due sooner, and the promise stays the same', () => {
  const fast = { ...pace, speed: 8 };
  expect(kitchenStep(order({}), at(0), at(2 / 8), fast)).toEqual(kitchenStep(order({}), at(0), at(2), pace));
});

test('a scheduled order is begun when its slot is near', () => {
  const planned = order({ order_status: 'confirmed', schedule_at: at(180).toISOString() });
  expect(kitchenStep(planned, at(0), at(100), pace)).toBeNull();
  expect(kitchenStep(planned, at(0), at(178), pace)).toEqual({ to: 'processing' });
});

test('a store hands a pickup order to the customer, but never a delivery', () => {
  const ready = { order_status: 'handover' } as const;
  expect(kitchenStep(order({ ...ready, order_type: 'take_away' }), at(0), at(20), pace)).toEqual({ to: 'delivered' });
  expect(kitchenStep(order(ready), at(0), at(20), pace)).toBeNull();
});

test('a store makes no step that the server does not offer', () => {
  expect(kitchenStep(order({ next_steps: ['canceled'] }), at(0), at(20), pace)).toBeNull();
});

test('most orders are ready in the time that was promised, some are late, and few are refused', () => {
  const ids = Array.from({ length: 2_000 }, (_, index) => 100_000_000 + index * 37);
  const first = ids.map((id) => kitchenStep(order({ id }), at(0), at(5), pace));
  const refused = first.filter((step) => step?.to === 'canceled').length;
  expect(refused).toBeGreaterThan(5);
  expect(refused).toBeLessThan(80);
  const isInTime = (id: number, index: number) => {
    const promised = first[index]?.prep_minutes ?? 15;
    return kitchenStep(order({ id, order_status: 'processing' }), at(0), at(promised * 1.06 + 0.6), pace) !== null;
  };
  const share = ids.filter(isInTime).length / ids.length;
  expect(share).toBeGreaterThan(0.93);
  expect(share).toBeLessThan(0.97);
});

test('the same order always takes the same time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1e8, max: 1e9 - 1 }), fc.integer({ min: 0, max: 40 }), (id, minutes) => {
      const ask = () => kitchenStep(order({ id, order_status: 'processing' }), at(0), at(minutes), pace);
      expect(ask()).toEqual(ask());
      // Once due, it stays due.
      if (ask())
        expect(kitchenStep(order({ id, order_status: 'processing' }), at(0), at(minutes + 1), pace)).toEqual(ask());
    }),
  );
});

test('OPS-09 a pharmacy prices a prescription within two minutes, always with the same price', () => {
  expect(pharmacyPrice(order({}), at(0), at(0.1), pace)).toBeNull();
  const price = pharmacyPrice(order({}), at(0), at(2), pace)?.lines[0]?.price ?? 0;
  expect(price).toBeGreaterThanOrEqual(4);
  expect(price).toBeLessThanOrEqual(18);
  expect(pharmacyPrice(order({}), at(0), at(9), pace)?.lines[0]?.price).toBe(price);
});
