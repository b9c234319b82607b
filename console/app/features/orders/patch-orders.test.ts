import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { expect, test } from 'vitest';
import { keepUnchanged, patchOrders } from './patch-orders.ts';

const order = (id: number, order_status = 'pending') => ({ id, order_status }) as BoardOrder;

test('OPS-03 a changed order is replaced, a new one is added, an ended one leaves the board, all others stay as they are', () => {
  const known = [order(1), order(2), order(3)];
  const patched = patchOrders(known, [2, 3, 4], [order(2, 'confirmed'), order(4)]);
  expect(patched.map(({ id, order_status }) => [id, order_status])).toEqual([
    [1, 'pending'],
    [2, 'confirmed'],
    [4, 'pending'],
  ]);
  expect(patched[0]).toBe(known[0]);
});

test('OPS-03 an order that is read again without a change stays the same object', () => {
  const known = [order(1), order(2)];
  const read = keepUnchanged(known, [order(1), order(2, 'confirmed'), order(3)]);
  expect(read).toEqual([order(1), order(2, 'confirmed'), order(3)]);
  expect(read[0]).toBe(known[0]);
  expect(read[1]).not.toBe(known[1]);
});
