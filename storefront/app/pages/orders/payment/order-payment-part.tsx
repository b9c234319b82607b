import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { Hourglass } from 'lucide-react';
import { PayPanel } from './pay-panel.tsx';
import { paymentQuery } from './payer.ts';
import { useQuery } from '../../../platform/query/use-query.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';

type Props = { order: OrderDetail; onChanged: () => void };

/** The payment block of an unpaid order; nothing for paid or cash orders. */
export function OrderPaymentPart({ order, onChanged }: Props) {
  if (order.order_status !== 'pending') return null;
  if (order.payment_status === 'waiting') return <WaitingNote />;
  if (order.pay_before === null || order.payment_status !== 'unpaid') return null;
  return <Awaited order={order} onChanged={onChanged} />;
}

function Awaited({ order, onChanged }: Props) {
  const payer = { kind: 'owner', orderId: order.id } as const;
  const state = useQuery(paymentQuery(payer, order.payment_method));
  const onPaymentChanged = () => {
    state.refetch();
    onChanged();
  };
  if (state.kind === 'loading') return <Skeleton className="h-64 rounded-xl" />;
  if (state.kind === 'error' || state.data.state !== 'open') return null;
  return <PayPanel payer={payer} payment={state.data} onChanged={onPaymentChanged} />;
}

/** An offline payment waits for manual review. */
function WaitingNote() {
  return (
    <p role="status" className="flex items-start gap-3 rounded-xl bg-info-soft p-5 font-medium text-info-text">
      <Hourglass className="mt-0.5 size-5 shrink-0" aria-hidden />
      {t('payment.waiting_text')}
    </p>
  );
}
