import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { Undo2 } from 'lucide-react';
import { useChargedMoney } from '../../../words/charged-money.ts';

/** Payments received after cancellation, after switching methods, or twice; refunded without a request (PAY-04). */
export function MoneyBackNotes({ order }: { order: OrderDetail }) {
  const money = useChargedMoney();
  return order.money_back.map(({ amount, sent_at }, index) => (
    <p key={index} className="flex items-start gap-3 rounded-xl bg-info-soft p-5 font-medium text-info-text">
      <Undo2 className="mt-0.5 size-5 shrink-0" aria-hidden />
      {sent_at === null
        ? t('payment.money_back', { amount: money(amount) })
        : t('payment.money_back_sent', { amount: money(amount) })}
    </p>
  ));
}
