import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { expect, test } from 'vitest';
import { patchOrders } from './patch-orders.ts';

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
