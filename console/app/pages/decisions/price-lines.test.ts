import { expect, test } from 'vitest';
import { bodyOf, isComplete, newLine, sumOf } from './price-lines.ts';

const pills = newLine({ itemId: 400, name: 'Pills', quantity: 2, price: 4.5 });
const cream = newLine({ name: ' Zinc cream ', quantity: 1, price: 0 });

test('OPS-09 items of the store are sent by id, free lines by name, and an empty note is left out', () => {
  expect(bodyOf([pills, cream], ' ')).toEqual({
    lines: [
      { item_id: 400, quantity: 2, price: 4.5 },
      { name: 'Zinc cream', quantity: 1, price: 0 },
    ],
  });
  expect(bodyOf([pills], 'One box only ')).toMatchObject({ note: 'One box only' });
});

test('OPS-09 a line needs a name, a quantity and a price, which may be zero', () => {
  expect([pills, cream].map(isComplete)).toEqual([true, true]);
  expect(isComplete(newLine({ name: 'Pills' }))).toBe(false);
  expect(isComplete(newLine({ price: 1 }))).toBe(false);
  expect(isComplete({ ...pills, quantity: 0 })).toBe(false);
  expect(sumOf([pills, cream, newLine()])).toBe(9);
});
