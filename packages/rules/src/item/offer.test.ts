import { expect, test } from 'vitest';
import { offerFor, type ItemState } from './offer.ts';

const lunch = { from: '11:00', until: '17:00' };
const anItem = (over: Partial<ItemState> = {}): ItemState => ({
  hours: null,
  isWithinHours: true,
  isStoreOpen: true,
  canSchedule: false,
  campaign: 'none',
  stock: { kind: 'enough' },
  sameLine: null,
  ...over,
});
const afterLunch = { hours: lunch, isWithinHours: false };

test.each([
  ['within hours it is added', {}, { kind: 'add', withBuyNow: false }],
  ['within its own hours too', { hours: lunch }, { kind: 'add', withBuyNow: false }],
  ['outside, where orders ahead are taken', { ...afterLunch, canSchedule: true }, { kind: 'add', withBuyNow: true }],
  ['outside, where they are not', afterLunch, { kind: 'not_now', from: '11:00', until: '17:00' }],
  ['a closed store', { isStoreOpen: false }, { kind: 'store_closed' }],
  ['a closed store within the item’s hours', { hours: lunch, isStoreOpen: false }, { kind: 'store_closed' }],
  [
    'a closed store that takes orders ahead',
    { isStoreOpen: false, canSchedule: true },
    { kind: 'add', withBuyNow: true },
  ],
] as const)('ITM-07 %s', (_case, state, offer) => {
  expect(offerFor(anItem(state))).toEqual(offer);
});

test.each([
  ['within hours it is ordered at once', {}, { kind: 'order_now' }],
  ['outside of them it is not', afterLunch, { kind: 'not_now', from: '11:00', until: '17:00' }],
  ['it is not in a cart that could be updated', { sameLine: 4 }, { kind: 'order_now' }],
] as const)('ITM-08 an item of a campaign: %s', (_case, state, offer) => {
  expect(offerFor(anItem({ campaign: 'running', ...state }))).toEqual(offer);
});

test('ITM-18 a campaign that is over offers nothing, open or not', () => {
  expect(offerFor(anItem({ campaign: 'over' }))).toEqual({ kind: 'over' });
});

test('ITM-09 the same item and selection in the cart is updated', () => {
  expect(offerFor(anItem({ sameLine: 12 }))).toEqual({ kind: 'update', lineId: 12 });
});

test('ITM-15 what is gone cannot be ordered, at whatever hour', () => {
  expect(offerFor(anItem({ stock: { kind: 'out' } }))).toEqual({ kind: 'sold_out' });
  expect(offerFor(anItem({ ...afterLunch, stock: { kind: 'out' } }))).toEqual({ kind: 'sold_out' });
});

test('ITM-15 a single variation that is gone leaves the item itself on offer', () => {
  expect(offerFor(anItem({ stock: { kind: 'variation_out' } }))).toEqual({ kind: 'add', withBuyNow: false });
});
