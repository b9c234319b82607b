import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { receivingText } from './receiving-text.ts';
import { tokenOf } from './use-link-token.ts';
import { choicesFor, chosenText } from './wish/wish-words.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: catalogs.en })));

const courier = { f_name: 'Karim' };

test.each([
  ['pending', null, 'Mariam has booked a courier. We’ll confirm it shortly.'],
  ['confirmed', null, 'A courier will pick it up soon'],
  ['accepted', courier, 'Karim is on the way to pick it up'],
  ['picked_up', courier, 'Karim is on the way to you'],
  ['picked_up', null, 'It’s on the way to you'],
  ['delivered', null, 'Delivered'],
  ['refund_requested', null, 'Delivered'],
  ['canceled', null, 'This delivery was cancelled'],
  ['failed', null, 'This parcel couldn’t be delivered'],
])(
  'PAR-04 the receiver reads in one sentence what happens with a parcel that is %s',
  (order_status, delivery_man, text) => {
    expect(receivingText({ order_status, sender_name: 'Mariam', delivery_man })).toBe(text);
  },
);

test('PAR-04 only a whole token of the link is sent', () => {
  const token = `100207-1-${'a_B-9'.repeat(7)}`;
  expect(tokenOf(`#${token}`)).toBe(token);
  for (const hash of ['', '#', '#main', '#100207-1-short', `#${token}/../x`, `#x${token}`])
    expect(tokenOf(hash)).toBeNull();
});

test('PAR-04 a receiver who pays cannot have the parcel left at an empty door', () => {
  expect(choicesFor(0)).toEqual(['neighbour', 'door', 'reception', 'later']);
  expect(choicesFor(4.5)).not.toContain('door');
});

test('PAR-04 a wish to come later names the minutes', () => {
  expect(chosenText({ wish: 'later', minutes: 30 })).toBe('Come later · 30 minutes');
  expect(chosenText({ wish: 'door', minutes: null })).toBe('Leave it at my door');
});
