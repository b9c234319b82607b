import type { Cart, CartLine } from '@rialto/contract/shapes/cart.ts';
import { expect, test } from 'vitest';
import { countOf, lineLike, plainLine, withAdded, withoutLine, withQuantity } from './optimistic-cart.ts';
import { quantityRefusal } from './line-limits.ts';
import { lineFix } from './line-fix.ts';

const line = (id: number, over: Partial<CartLine> = {}, item: Partial<CartLine['item']> = {}): CartLine =>
  ({
    id,
    model: 'Item',
    item_id: 10,
    quantity: 1,
    variation: [],
    add_ons: [],
    note: null,
    problem: null,
    ...over,
    item: { stock: null, maximum_cart_quantity: null, ...item },
  }) as CartLine;
const large = { variation: [{ name: 'Size', type: null, values: [{ label: 'Large', optionPrice: 3 }] }] };
const cartOf = (...lines: CartLine[]) => ({ version: 3, store: { id: 1 }, lines }) as Cart;
const counts = ({ lines }: Cart) => lines.map(({ quantity }) => quantity);

test('CRT-01 the same choice again makes more of its line, another one a second line', () => {
  const cart = cartOf(line(5));
  expect(counts(withAdded(cart, line(-1), 1))).toEqual([2]);
  expect(counts(withAdded(cart, line(-2, large), 1))).toEqual([1, 1]);
  expect(counts(withAdded(cart, line(-5, { note: 'No onions' }), 1))).toEqual([1, 1]);
  expect(counts(withAdded(withAdded(cart, line(-3, large), 1), line(-4, { ...large, quantity: 2 }), 1))).toEqual([
    1, 3,
  ]);
});

test('CRT-03 nothing of another store is expected before it was asked about', () => {
  const cart = cartOf(line(5));
  expect(withAdded(cart, line(-1), 2)).toBe(cart);
});

test('CRT-02 a line that the server has numbered meanwhile is still found by its choice', () => {
  const cart = cartOf(line(7), line(8, large));
  expect(lineLike(cart, line(-1, large))?.id).toBe(8);
  expect(counts(withQuantity(cart, line(-1, large), 4))).toEqual([1, 4]);
  expect(withoutLine(cart, line(-1)).lines.map(({ id }) => id)).toEqual([8]);
});

test('CRT-01 a card counts all choices of its item, and changes only the one without', () => {
  const cart = cartOf(line(7, { quantity: 2 }), line(8, { ...large, quantity: 3 }), line(9, { item_id: 11 }));
  expect(countOf(cart, 10)).toBe(5);
  expect(plainLine(cart, 10)?.id).toBe(7);
  expect(plainLine(cartOf(line(8, large)), 10)).toBeUndefined();
});

test.each([
  ['within its limits', { stock: 5, maximum_cart_quantity: 5 }, 3, undefined],
  ['more than there are', { stock: 4, maximum_cart_quantity: null }, 3, 'out_of_stock'],
  ['more than one may have', { stock: null, maximum_cart_quantity: 4 }, 3, 'quantity_limit'],
])('CRT-08 with two of it in another line, three are %s', (_name, limits, wanted, code) => {
  const own = line(7, large, limits);
  const cart = cartOf(own, line(8, { quantity: 2 }, limits));
  expect(quantityRefusal(cart, own, wanted)?.code).toBe(code);
});

test.each([
  ['out_of_stock', { stock: 2 }, 5, true, { kind: 'fewer', quantity: 2 }],
  ['out_of_stock', { stock: 0 }, 5, true, { kind: 'remove' }],
  ['quantity_limit', { maximum_cart_quantity: 3 }, 5, true, { kind: 'fewer', quantity: 3 }],
  ['variation_out_of_stock', {}, 1, true, { kind: 'change' }],
  ['choice_missing', {}, 1, false, { kind: 'remove' }],
  ['item_unavailable', {}, 1, true, { kind: 'remove' }],
])('CRT-08 the way out of %s with %j of %i', (code, limits, quantity, canChange, way) => {
  expect(lineFix(line(7, { quantity, problem: { code, message: '' } }, limits), canChange)).toEqual(way);
});
