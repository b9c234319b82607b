import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { expect, test } from 'vitest';
import { ringingOrders, type Desk } from './ringing-orders.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const minutesOn = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const order = (given: object) =>
  ({
    id: 1,
    order_status: 'pending',
    next_steps: ['confirmed', 'canceled'],
    awaits_price: null,
    begin_by: null,
    store: { id: 1 },
    parcel: null,
    ...given,
  }) as BoardOrder;
const parcel = { store: null, parcel: { name: 'Documents' } };
const rings = (given: object, desk: Partial<Desk> = {}) =>
  ringingOrders([order(given)], NOW, { playedStores: new Set(), isSimulatedShop: false, mayPrice: true, ...desk })
    .length === 1;

test('OPS-03 a new order rings until it is taken, but not while it waits for its payment', () => {
  expect(rings({})).toBe(true);
  expect(rings({ order_status: 'confirmed' })).toBe(false);
  expect(rings({ next_steps: ['canceled'] })).toBe(false);
});

test('OPS-03 a scheduled order that was taken rings again when its preparation must begin', () => {
  const taken = { order_status: 'confirmed', begin_by: minutesOn(0) };
  expect(rings(taken)).toBe(true);
  expect(rings({ ...taken, begin_by: minutesOn(1) })).toBe(false);
  expect(rings({ ...taken, order_status: 'processing' })).toBe(false);
});

test('OPS-03 OPS-09 a prescription rings while it has no price, for those who may set it, and not while the customer decides', () => {
  const unpriced = { next_steps: ['canceled'], awaits_price: 'shop' };
  expect(rings(unpriced)).toBe(true);
  expect(rings(unpriced, { mayPrice: false })).toBe(false);
  expect(rings({ ...unpriced, awaits_price: 'customer' })).toBe(false);
  expect(rings({ awaits_price: null })).toBe(true);
});

test('OPS-03 a new parcel rings for those who may confirm it', () => {
  expect(rings(parcel)).toBe(true);
  expect(rings({ ...parcel, next_steps: ['canceled'] })).toBe(false);
  expect(rings({ ...parcel, order_status: 'confirmed' })).toBe(false);
});

test('OPS-03 orders of the stores that the simulation plays do not ring, nor do parcels in its shop', () => {
  const demo = { playedStores: new Set([1]), isSimulatedShop: true };
  expect(rings({}, demo)).toBe(false);
  expect(rings({ store: { id: 2 } }, demo)).toBe(true);
  expect(rings(parcel, demo)).toBe(false);
});

test('OPS-09 a prescription of a played store rings too, because the simulation sets no prices', () => {
  const demo = { playedStores: new Set([1]), isSimulatedShop: true };
  expect(rings({ next_steps: ['canceled'], awaits_price: 'shop' }, demo)).toBe(true);
});
