import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { expect, test } from 'vitest';
import { mustBegin, ordersByColumn } from './board-columns.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const order = (id: number, given: Partial<BoardOrder>) =>
  ({
    id,
    order_status: 'pending',
    next_steps: ['confirmed'],
    created_at: at(-id),
    begin_by: null,
    ready_by: null,
    late_at: null,
    arrival: null,
    awaits_price: null,
    ...given,
  }) as BoardOrder;

test('OPS-03 late orders rise, then the most urgent ones; scheduled ones follow by their time, those that wait for their customer come last', () => {
  const { new: waiting, preparing } = ordersByColumn(
    [
      order(1, { next_steps: [] }),
      order(2, { begin_by: at(90) }),
      order(3, { begin_by: at(30) }),
      order(4, {}),
      order(5, {}),
      order(6, { order_status: 'processing', ready_by: at(5) }),
      order(7, { order_status: 'processing', ready_by: at(-1) }),
      order(8, { order_status: 'processing', ready_by: at(9), late_at: at(-1) }),
      order(9, { next_steps: [], awaits_price: 'shop' }),
      order(10, { next_steps: [], awaits_price: 'customer' }),
    ],
    NOW,
  );
  expect(waiting.map(({ id }) => id)).toEqual([9, 5, 4, 3, 2, 10, 1]);
  expect(preparing.map(({ id }) => id)).toEqual([7, 8, 6]);
});

test('OPS-03 the preparation of a scheduled order must begin at its time, until it has begun', () => {
  const scheduled = order(1, { order_status: 'confirmed', begin_by: at(0) });
  expect(mustBegin(scheduled, NOW - 1)).toBe(false);
  expect(mustBegin(scheduled, NOW)).toBe(true);
  expect(mustBegin({ ...scheduled, order_status: 'processing' }, NOW)).toBe(false);
});
