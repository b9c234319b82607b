import { expect, test } from 'vitest';
import { orderIdOf, trackingRefusals, normalContact } from './tracking-input.ts';

test('PAR-01 tracking requires an order number and a phone number or email', () => {
  expect(trackingRefusals({ orderId: ' ', contact: '' })).toEqual({ orderId: true, contact: true });
  expect(trackingRefusals({ orderId: '100017', contact: '+20 100 200 3000' })).toEqual({
    orderId: false,
    contact: false,
  });
});

test.each([
  ['20 100 200 3000', '+201002003000'],
  ['+20 (100) 200-3000', '+201002003000'],
  ['0020 100 200 3000', '+201002003000'],
  ['٢٠١٠٠٢٠٠٣٠٠٠', '+201002003000'],
  [' Mariam@example.com ', 'Mariam@example.com'],
  [' - ', ''],
])('PAR-01 the contact “%s” is sent as “%s”', (typed, kept) => {
  expect(normalContact(typed)).toBe(kept);
});

test('TRK-03 a customer needs no phone', () => {
  expect(trackingRefusals({ orderId: '482913077', contact: '' }, false)).toEqual({ orderId: false, contact: false });
  expect(trackingRefusals({ orderId: '', contact: '' }, false)).toEqual({ orderId: true, contact: false });
});

test.each([
  ['482913077', 482_913_077],
  ['٤٨٢٩١٣٠٧٧', 482_913_077],
  ['#482 913 077', 482_913_077],
  ['100017', null],
  ['', null],
])('%s is looked for as %s', (typed, id) => {
  expect(orderIdOf(typed)).toBe(id);
});
