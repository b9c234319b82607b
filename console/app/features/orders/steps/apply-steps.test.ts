import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { expect, test } from 'vitest';
import { applySteps } from './apply-steps.ts';

const order = (id: number, order_status: BoardOrder['order_status']) =>
  ({ id, order_status, order_type: 'delivery', prep_minutes: null, next_steps: [] as string[] }) as BoardOrder;

test('OPS-03 an order shows what was pressed before it is sent, with the steps that come next', () => {
  const steps = [
    { key: 'a', orderId: 1, kind: 'step', to: 'confirmed', prepMinutes: 20 } as const,
    { key: 'b', orderId: 1, kind: 'step', to: 'processing' } as const,
    { key: 'c', orderId: 2, kind: 'step', to: 'canceled', reason: 'Sold out' } as const,
  ];
  const shown = applySteps([order(1, 'pending'), order(2, 'pending'), order(3, 'handover')], steps, 'store');
  expect(shown).toMatchObject([
    { id: 1, order_status: 'processing', prep_minutes: 20, next_steps: ['handover', 'canceled'], isPending: true },
    { id: 3, order_status: 'handover' },
  ]);
  expect(shown).toHaveLength(2);
});

test('OPS-03 the same list is shown if nothing was pressed', () => {
  const orders = [order(1, 'pending')];
  expect(applySteps(orders, [], 'store')[0]).toBe(orders[0]);
});
