import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Link } from 'react-router';
import { AcceptAction } from '../../features/orders/accept-action.tsx';
import { isConfirmable } from '../../features/orders/board-columns.ts';
import { pressStep } from '../../features/orders/steps/send-steps.ts';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';
import { useMay } from '../../platform/own-account.ts';
import { stepText } from '../../words/order-words.ts';
import { mainStep } from './main-step.ts';

/** The next step as one large button; everything else is in the menu of the card. */
export function CardActions({ order }: { order: OrderOnBoard }) {
  const step = mainStep(order);
  const mayPrice = useMay('decisions');
  if (order.order_status === 'pending' && order.awaits_price === 'shop')
    return mayPrice ? (
      <Link to="/decisions?list=prescriptions" className={buttonClass({ size: 'lg', isFull: true })}>
        {t('console.board_set_price')}
      </Link>
    ) : null;
  if (order.store && isConfirmable(order))
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
