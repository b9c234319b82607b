import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { isRunning, nextSteps, type Mover, type OrderType } from '@rialto/rules/order/status.ts';
import type { PressedStep } from './step-queue.ts';

export type ShownOrder = BoardOrder & { isPending: boolean };

/** The orders as they will be when everything that was pressed has been sent. */
export function applySteps(
  orders: readonly BoardOrder[],
  steps: readonly PressedStep[],
  mover: Mover,
): (BoardOrder | ShownOrder)[] {
  if (steps.length === 0) return [...orders];
  return orders
    .map((order) =>
      steps.filter(({ orderId }) => orderId === order.id).reduce((so, step) => after(so, step, mover), order),
    )
    .filter(({ order_status }) => isRunning(order_status));
}

function after(order: BoardOrder, step: PressedStep, mover: Mover): ShownOrder {
  if (step.kind === 'prep') return { ...order, prep_minutes: step.prepMinutes, isPending: true };
  // A step that the server has already taken is not shown twice.
  if (order.order_status === step.to) return { ...order, isPending: true };
  return {
    ...order,
    order_status: step.to,
    prep_minutes: step.prepMinutes ?? order.prep_minutes,
    next_steps: nextSteps(order.order_type as OrderType, step.to, mover),
    isPending: true,
  };
}
