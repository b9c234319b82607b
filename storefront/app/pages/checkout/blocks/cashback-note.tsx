import { t } from '@rialto/texts/text.ts';
import { HandCoins } from 'lucide-react';
import { useChargedMoney } from '../../../words/charged-money.ts';
import type { Quote } from '../../../features/ordering/form/quote.ts';

/** What the order pays back into the wallet (MON-05). */
export function CashbackNote({ cashback }: { cashback: NonNullable<Quote['cashback']> }) {
  const money = useChargedMoney();
  return (
    <div className="mt-3 flex gap-3 rounded-md bg-success-soft px-3 py-2.5 text-success-text">
      <HandCoins className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{t('checkout.cashback', { amount: money(cashback.amount) })}</p>
        <p>
          <bdi>{cashback.title}</bdi> · {t('cashback.how')}
        </p>
      </div>
    </div>
  );
}
