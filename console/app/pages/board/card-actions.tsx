import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { isUnpaid } from '../../features/orders/board-columns.ts';
import { pressStep } from '../../features/orders/steps/send-steps.ts';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';
import { stepText } from '../../words/order-words.ts';
import { AcceptAction } from './accept-action.tsx';
import { CardMenu } from './card-menu.tsx';

type Props = { order: OrderOnBoard; onRefuse: (orderId: number) => void };

/** The next step as one large button, everything else in a menu. */
export function CardActions({ order, onRefuse }: Props) {
  const step = mainStep(order);
  const menu = <CardMenu order={order} mainStep={step} onRefuse={onRefuse} />;
  if (order.order_status === 'pending' && order.store && !isUnpaid(order))
    return <AcceptAction order={order}>{menu}</AcceptAction>;
  return (
    <footer className="flex items-center justify-end gap-2">
      {step && (
        <Button
          size="lg"
          className="min-w-0 flex-1 px-3!"
          onClick={() => pressStep({ kind: 'step', orderId: order.id, to: step })}
        >
          {stepText(step, order)}
        </Button>
      )}
      {menu}
    </footer>
  );
}

const KITCHEN_STEPS: readonly OrderStatus[] = ['confirmed', 'processing', 'handover'];

/** The step that this order usually takes next; a courier's steps are in the menu. */
function mainStep({ next_steps, order_type, order_status }: OrderOnBoard): OrderStatus | null {
  const kitchen = next_steps.find((step) => KITCHEN_STEPS.includes(step));
  if (kitchen) return kitchen;
  const isHandedOver = order_type === 'take_away' && order_status === 'handover' && next_steps.includes('delivered');
  return isHandedOver ? 'delivered' : null;
}
