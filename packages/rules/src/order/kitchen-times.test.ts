import { expect, test } from 'vitest';
import { kitchenTimes, type EtaFacts } from './eta.ts';

const at = (time: string) => new Date(`2026-03-10T${time}:00Z`);
const facts: EtaFacts = {
  now: at('12:00'),
  status: 'confirmed',
  type: 'delivery',
  confirmedAt: at('12:00'),
  prepSeconds: 1_200,
  toStoreSeconds: null,
  toCustomerSeconds: 360,
  slot: null,
  speed: 1,
};

test('OPS-03 an order that is wanted at once is ready when the promised time of preparation is over', () => {
  expect(kitchenTimes(facts)).toEqual({ beginBy: null, readyBy: at('12:20') });
  expect(kitchenTimes({ ...facts, confirmedAt: null }).readyBy).toBeNull();
});

test('OPS-03 a scheduled order is begun so early that it arrives with its slot', () => {
  const slot = { from: at('18:00'), until: at('18:30') };
  expect(kitchenTimes({ ...facts, slot })).toEqual({ beginBy: at('17:30'), readyBy: at('17:50') });
  expect(kitchenTimes({ ...facts, slot, type: 'take_away' })).toEqual({ beginBy: at('17:40'), readyBy: at('18:00') });
});

test('OPS-03 nothing is prepared for a parcel', () => {
  expect(kitchenTimes({ ...facts, type: 'parcel' })).toEqual({ beginBy: null, readyBy: null });
});
