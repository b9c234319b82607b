import { Button } from '@rialto/ui/actions/button.tsx';
import { AcceptAction } from '../../features/orders/accept-action.tsx';
import { isUnpaid } from '../../features/orders/board-columns.ts';
import { pressStep } from '../../features/orders/steps/send-steps.ts';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';
import { stepText } from '../../words/order-words.ts';
import { mainStep } from './main-step.ts';

/** The next step as one large button; everything else is in the menu of the card. */
export function CardActions({ order }: { order: OrderOnBoard }) {
  const step = mainStep(order);
  if (order.order_status === 'pending' && order.store && !isUnpaid(order))
    return (
      <AcceptAction
        usualMinutes={order.usual_prep_minutes}
        onAccept={(prepMinutes) => pressStep({ kind: 'step', orderId: order.id, to: 'confirmed', prepMinutes })}
      />
    );
  if (step === null) return null;
  return (
    <Button size="lg" isFull className="px-3!" onClick={() => pressStep({ kind: 'step', orderId: order.id, to: step })}>
      {stepText(step, order)}
    </Button>
  );
}
