import { expect, test } from 'vitest';
import { offerFor, type ItemState } from './offer.ts';

const lunch = { from: '11:00', until: '17:00' };
const anItem = (over: Partial<ItemState> = {}): ItemState => ({
  hours: null,
  isWithinHours: true,
  isStoreOpen: true,
  canSchedule: false,
  campaign: 'none',
  needsPrescription: false,
  stock: { kind: 'enough' },
  sameLine: null,
  ...over,
});
const afterLunch = { hours: lunch, isWithinHours: false };

test.each([
  ['within hours', {}, { kind: 'add', withBuyNow: false }],
  ['within the item’s own hours', { hours: lunch }, { kind: 'add', withBuyNow: false }],
  ['outside hours, with scheduled orders', { ...afterLunch, canSchedule: true }, { kind: 'add', withBuyNow: true }],
  ['outside hours, without scheduled orders', afterLunch, { kind: 'not_now', from: '11:00', until: '17:00' }],
  ['a closed store', { isStoreOpen: false }, { kind: 'store_closed' }],
  ['a closed store within the item’s hours', { hours: lunch, isStoreOpen: false }, { kind: 'store_closed' }],
  [
    'a closed store that takes scheduled orders',
    { isStoreOpen: false, canSchedule: true },
    { kind: 'add', withBuyNow: true },
  ],
] as const)('ITM-07 %s', (_case, state, offer) => {
  expect(offerFor(anItem(state))).toEqual(offer);
});

test.each([
  ['within hours it is bought directly', {}, { kind: 'order_now' }],
  ['outside hours it is not', afterLunch, { kind: 'not_now', from: '11:00', until: '17:00' }],
  ['a cart line of it is ignored', { sameLine: 4 }, { kind: 'order_now' }],
] as const)('ITM-08 a campaign item: %s', (_case, state, offer) => {
  expect(offerFor(anItem({ campaign: 'running', ...state }))).toEqual(offer);
});

test('ITM-18 a campaign that has ended offers nothing, open or not', () => {
  expect(offerFor(anItem({ campaign: 'over' }))).toEqual({ kind: 'over' });
});

test('ITM-09 the same item and selection in the cart is updated', () => {
  expect(offerFor(anItem({ sameLine: 12 }))).toEqual({ kind: 'update', lineId: 12 });
});

test('ITM-15 a sold-out item cannot be ordered at any time of day', () => {
  expect(offerFor(anItem({ stock: { kind: 'out' } }))).toEqual({ kind: 'sold_out' });
  expect(offerFor(anItem({ ...afterLunch, stock: { kind: 'out' } }))).toEqual({ kind: 'sold_out' });
});

test('ITM-15 an item with one sold-out variation is still on offer', () => {
  expect(offerFor(anItem({ stock: { kind: 'variation_out' } }))).toEqual({ kind: 'add', withBuyNow: false });
});

test.each([
  ['within hours', {}, { kind: 'prescription' }],
  ['in a closed store', { isStoreOpen: false }, { kind: 'prescription' }],
  ['with a line from before the rule', { sameLine: 4 }, { kind: 'prescription' }],
  ['without stock', { stock: { kind: 'out' } }, { kind: 'sold_out' }],
] as const)('CHK-12 an item that needs a prescription %s', (_case, state, offer) => {
  expect(offerFor(anItem({ needsPrescription: true, ...state }))).toEqual(offer);
});
