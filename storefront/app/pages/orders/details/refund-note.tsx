import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { RotateCcw } from 'lucide-react';
import { momentText } from '../../../words/dates.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';

type Props = {
  refund: NonNullable<OrderDetail['refund']>;
  to: OrderDetail['refund_to'];
  timeZone: string | null;
};

/** The refund request and its state. */
export function RefundNote({ refund, to, timeZone }: Props) {
  const money = useChargedMoney();
  return (
    <section className="flex gap-3 rounded-xl bg-info-soft p-5" aria-labelledby="refund-title">
      <RotateCcw className="mt-1 size-5 shrink-0 text-info-text" aria-hidden />
      <div className="min-w-0">
        <h2 id="refund-title" className="font-bold text-info-text">
          {titleOf(refund.status)}
        </h2>
        <p className="text-sm text-ink">
          {t('refund.asked', { amount: money(refund.amount), time: momentText(refund.created_at, timeZone) })}
        </p>
        {refund.refunded > 0 && refund.refunded < refund.amount && (
          <p className="text-sm font-semibold text-ink">
            {t('refund.granted_part', { amount: money(refund.refunded), total: money(refund.amount) })}
          </p>
        )}
        {refund.answer && (
          <p className="text-sm text-ink">
            {t('refund.answer')} <bdi className="font-medium">{refund.answer}</bdi>
          </p>
        )}
        {to && (
          <p className="text-sm text-ink">{to === 'wallet' ? t('refund.to_wallet_note') : t('refund.to_original')}</p>
        )}
        <p className="mt-1 text-sm text-ink-soft">
          {refund.reason}
          {refund.note && <bdi className="block whitespace-pre-line">{refund.note}</bdi>}
        </p>
      </div>
    </section>
  );
}

function titleOf(status: string): string {
  if (status === 'approved' || status === 'refunded') return t('order.status.refunded');
  if (status === 'rejected' || status === 'canceled') return t('order.status.refund_request_canceled');
  return t('order.status.refund_requested');
}
