import { expect, test } from 'vitest';
import { orderNumberOf } from './order-number.ts';

test.each([
  ['482913077', 482_913_077],
  ['48291307', null],
  ['4829130770', null],
  ['082913077', null],
  ['48291307x', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%s in an address is the order %s', (text, number) => {
  expect(orderNumberOf(text)).toBe(number);
});
