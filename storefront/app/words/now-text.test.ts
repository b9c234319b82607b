import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { nowText } from './now-text.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: catalogs.en })));

const order = { order_type: 'delivery', store: { name: 'El Bahr Grill' }, delivery_man: null };
const courier = { f_name: 'Karim' };

test.each([
  ['pending', 'Waiting for El Bahr Grill to confirm'],
  ['confirmed', 'El Bahr Grill has confirmed your order'],
  ['accepted', 'El Bahr Grill has confirmed your order'],
  ['processing', 'El Bahr Grill is preparing your order'],
  ['handover', 'Ready, and waiting for the courier'],
  ['picked_up', 'Your order is on the way'],
  ['delivered', 'Delivered. Enjoy!'],
  ['canceled', 'Cancelled'],
  ['refunded', 'Refunded'],
])('TRK-10 one sentence says what happens with an order that is %s', (order_status, sentence) => {
  expect(nowText({ ...order, order_status })).toBe(sentence);
});

test('TRK-10 the sentence names the courier', () => {
  expect(nowText({ ...order, order_status: 'handover', delivery_man: courier })).toBe('Karim is picking up your order');
  expect(nowText({ ...order, order_status: 'picked_up', delivery_man: courier })).toBe('Karim is on the way to you');
});

test('TRK-10 a pickup order waits for the customer', () => {
  const fetched = { ...order, order_type: 'take_away' };
  expect(nowText({ ...fetched, order_status: 'handover' })).toBe('Ready for you to pick up');
  expect(nowText({ ...fetched, order_status: 'delivered' })).toBe('Picked up. Enjoy!');
});

test('TRK-10 an order without a store has a sentence too', () => {
  for (const order_status of ['pending', 'confirmed', 'processing'])
    expect(nowText({ ...order, store: null, order_status })).not.toContain('{');
});

test.each([
  ['pending', null, 'Waiting for confirmation'],
  ['confirmed', null, 'Confirmed. We’re finding a courier'],
  ['accepted', courier, 'Karim is coming to pick up your parcel'],
  ['picked_up', courier, 'Karim is delivering your parcel'],
  ['picked_up', null, 'Your parcel is on the way'],
  ['delivered', courier, 'Your parcel has been delivered'],
  ['canceled', null, 'Cancelled'],
])(
  'PAR-03 the sender reads in one sentence what happens with a parcel that is %s',
  (order_status, delivery_man, sentence) => {
    expect(nowText({ order_type: 'parcel', store: null, order_status, delivery_man })).toBe(sentence);
  },
);
