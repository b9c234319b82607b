import { expect, test } from 'vitest';
import { orderIdOf, trackingRefusals, withPlus } from './tracking-input.ts';

test('PAR-01 tracking requires an order number and a phone number', () => {
  expect(trackingRefusals({ orderId: ' ', phone: '' })).toEqual({ orderId: true, phone: true });
  expect(trackingRefusals({ orderId: '100017', phone: '+20 100 200 3000' })).toEqual({ orderId: false, phone: false });
});

test.each([
  ['20 100 200 3000', '+201002003000'],
  ['+20 (100) 200-3000', '+201002003000'],
  ['0020 100 200 3000', '+201002003000'],
  ['٢٠١٠٠٢٠٠٣٠٠٠', '+201002003000'],
])('PAR-01 the phone number %s is kept with a leading plus', (typed, kept) => {
  expect(withPlus(typed)).toBe(kept);
});

test('TRK-03 a customer needs no phone', () => {
  expect(trackingRefusals({ orderId: '482913077', phone: '' }, false)).toEqual({ orderId: false, phone: false });
  expect(trackingRefusals({ orderId: '', phone: '' }, false)).toEqual({ orderId: true, phone: false });
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
