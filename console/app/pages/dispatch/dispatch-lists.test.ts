import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { expect, test } from 'vitest';
import { dispatchLists, isOnTheWay } from './dispatch-lists.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const order = (id: number, given: Partial<BoardOrder> = {}) =>
  ({
    id,
    order_type: 'delivery',
    order_status: 'processing',
    created_at: at(-10),
    schedule_at: null,
    ready_by: at(id),
    courier: null,
    store: { id: 1, name: '', latitude: 33, longitude: 27 },
    drop_off: { latitude: 33.01, longitude: 27, address: '' },
    ...given,
  }) as BoardOrder;

test('OPS-04 orders that need a courier are listed by urgency; pickups, unconfirmed and much later ones are not', () => {
  const courier = { id: 7, state: 'accepted' } as BoardOrder['courier'];
  const { waiting, assigned } = dispatchLists(
    [
      order(5),
      order(2),
      order(9, { order_status: 'handover' }),
      order(3, { order_type: 'take_away' }),
      order(4, { order_status: 'pending' }),
      order(6, { schedule_at: at(120), ready_by: at(110) }),
      order(8, { courier }),
    ],
    NOW,
  );
  expect(waiting.map(({ id }) => id)).toEqual([9, 2, 5]);
  expect(assigned.map(({ id }) => id)).toEqual([8]);
});

test('OPS-04 a second order lies on the way if it starts near the first one and ends near it', () => {
  const first = order(1);
  const far = { latitude: 33.2, longitude: 27, address: '' };
  expect(isOnTheWay(order(2), [first])).toBe(true);
  expect(isOnTheWay(order(2, { drop_off: far }), [first])).toBe(false);
  expect(isOnTheWay(order(2), [{ ...first, order_status: 'picked_up' }])).toBe(false);
  expect(isOnTheWay(order(2), [])).toBe(false);
});
