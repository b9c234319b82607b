import { expect, test } from 'vitest';
import { trackingRefusals, withPlus } from './tracking-input.ts';

test('PAR-01 an order is looked for by its number and a phone number, and both are asked for', () => {
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
