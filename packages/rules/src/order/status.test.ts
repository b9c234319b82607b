import { expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '@rialto/contract/shapes/enums.ts';
import {
  isRunning,
  isUndone,
  type Mover,
  moveRefusal,
  movers,
  movesFrom,
  nextSteps,
  type OrderType,
} from './status.ts';

type Row = `${OrderStatus} > ${OrderStatus}: ${string}`;

/** Written by hand a second time, so that a mistake in one of the two tables shows. */
const ofBoth: Row[] = [
  'pending > confirmed: store operator',
  'pending > canceled: customer store operator',
  'pending > failed: operator clock',
];
const ofAll: Row[] = [
  'picked_up > delivered: courier operator',
  'picked_up > canceled: operator',
  'picked_up > failed: courier operator',
  'delivered > refund_requested: customer',
  'refund_requested > refunded: operator payment',
  'refund_requested > refund_request_canceled: customer operator',
];
const preparing: Row[] = [
  'confirmed > processing: store operator',
  'confirmed > canceled: store operator',
  'accepted > processing: store operator',
  'accepted > canceled: store operator',
  'processing > handover: store operator',
  'processing > canceled: store operator',
];
const expected: Record<OrderType, Row[]> = {
  delivery: [
    ...ofBoth,
    'confirmed > accepted: courier operator',
    ...preparing,
    'handover > picked_up: courier operator',
    'handover > delivered: operator',
    'handover > canceled: operator',
    ...ofAll,
  ],
  parcel: [
    'pending > confirmed: operator',
    'pending > canceled: customer operator',
    'pending > failed: operator clock',
    'confirmed > accepted: courier operator',
    'confirmed > canceled: operator',
    'accepted > picked_up: courier operator',
    'accepted > canceled: operator',
    ...ofAll,
  ],
  take_away: [
    ...ofBoth,
    ...preparing,
    'handover > delivered: store operator',
    'handover > canceled: operator',
    ...ofAll,
  ],
};
const types = ['delivery', 'take_away', 'parcel'] as const;

/** Only `clock` depends on whether the payment is awaited; all others are tested without awaiting one. */
const isAllowed = (type: OrderType, from: OrderStatus, to: OrderStatus, by: Mover) =>
  moveRefusal({ from, to, by, type, isAwaitingPayment: by === 'clock' }) === null;

test.each(types)('T33 TRK-05 only the transitions in the table are allowed to an order of type %s', (type) => {
  const taken = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => {
      const by = movers.filter((mover) => isAllowed(type, from, to, mover));
      return by.length > 0 ? [`${from} > ${to}: ${by.join(' ')}`] : [];
    }),
  );
  expect(taken).toEqual(expected[type]);
});

test('TRK-05 the next steps of somebody are those that are not refused', () => {
  for (const type of types)
    for (const from of orderStatuses)
      for (const by of movers.filter((mover) => mover !== 'clock'))
        expect(nextSteps(type, from, by).toSorted()).toEqual(
          orderStatuses.filter((to) => isAllowed(type, from, to, by)).toSorted(),
        );
});

test.each([
  ['paying for a cancelled order', 'canceled', 'pending', 'payment'],
  ['reviving a cancelled order', 'canceled', 'confirmed', 'payment'],
  ['reviving an expired order', 'failed', 'pending', 'payment'],
  ['cancelling a delivered order', 'delivered', 'canceled', 'customer'],
  ['cancelling an order in preparation', 'processing', 'canceled', 'customer'],
  ['delivering an unconfirmed order', 'pending', 'delivered', 'courier'],
  ['reversing a confirmation', 'confirmed', 'pending', 'store'],
  ['confirming one’s own order', 'pending', 'confirmed', 'customer'],
  ['requesting a refund before delivery', 'picked_up', 'refund_requested', 'customer'],
] as const)('T33 %s is refused', (_what, from, to, by) => {
  expect(moveRefusal({ from, to, by, type: 'delivery', isAwaitingPayment: false })).toEqual({
    code: 'order_step_refused',
  });
});

test('T33 a store confirms an order only after the payment', () => {
  const confirm = { from: 'pending', to: 'confirmed', by: 'store', type: 'delivery' } as const;
  expect(moveRefusal({ ...confirm, isAwaitingPayment: true })).toEqual({ code: 'order_not_paid' });
  expect(moveRefusal({ ...confirm, isAwaitingPayment: false })).toBeNull();
});

test('T33 only an order that awaits payment expires', () => {
  const expire = { from: 'pending', to: 'failed', by: 'clock', type: 'delivery' } as const;
  expect(moveRefusal({ ...expire, isAwaitingPayment: true })).toBeNull();
  expect(moveRefusal({ ...expire, isAwaitingPayment: false })).toEqual({ code: 'order_step_refused' });
});

test('TRK-05 every order can reach a final status, and no transition leaves an undone one', () => {
  const ends = orderStatuses.filter((status) => Object.keys(movesFrom(status)).length === 0);
  expect(ends).toEqual(['canceled', 'failed', 'refunded', 'refund_request_canceled']);
  expect(orderStatuses.filter(isUndone)).toEqual(['canceled', 'failed']);
  for (const status of orderStatuses)
    expect(
      ends.some((end) => isReachable(status, end)),
      status,
    ).toBe(true);
});

test('CHK-14 running orders are those that are neither delivered nor cancelled', () => {
  expect(orderStatuses.filter(isRunning)).toEqual([
    'pending',
    'confirmed',
    'accepted',
    'processing',
    'handover',
    'picked_up',
  ]);
});

function isReachable(from: OrderStatus, end: OrderStatus): boolean {
  if (from === end) return true;
  return (Object.keys(movesFrom(from)) as OrderStatus[]).some((next) => isReachable(next, end));
}
