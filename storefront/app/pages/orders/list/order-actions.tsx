import type { OrderCard } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { isRunning } from '@rialto/rules/order/phase.ts';
import { statusOf } from '../../../words/order-status.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { SendAgainLink } from '../parcel/send-again-link.tsx';
import { TrackButton } from '../parts/track-button.tsx';
import { ReorderButton } from '../reorder/reorder-button.tsx';

/** Actions in the list: pay, track or reorder. */
export function OrderActions({ order }: { order: OrderCard }) {
  if (!isRunning(statusOf(order)))
    return order.parcel ? <SendAgainLink orderId={order.id} /> : <ReorderButton orderId={order.id} size="sm" />;
  const isAwaited = order.pay_before !== null && order.payment_status === 'unpaid';
  if (!isAwaited) return <TrackButton orderId={order.id} />;
  return (
    <Link to={paths.order(order.id)} className={buttonClass({ size: 'sm' })}>
      {t('payment.pay')}
    </Link>
  );
}
