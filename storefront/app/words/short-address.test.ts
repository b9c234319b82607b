import { expect, test } from 'vitest';
import { shortAddress } from './short-address.ts';

test.each([
  ['20 Siqilli Lane, Old Town, Marsa Noor', '20 Siqilli Lane, Old Town'],
  ['٢٠ زقاق الصقلي، المدينة القديمة، مرسى نور', '٢٠ زقاق الصقلي، المدينة القديمة'],
  ['Pier 4', 'Pier 4'],
])('HOM-20 the address of a card is street and district: %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown);
});
