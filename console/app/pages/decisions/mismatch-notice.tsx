import type { MoneyMismatch } from '@rialto/contract/calls/console/decisions.ts';
import { t } from '@rialto/texts/text.ts';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useMoney } from '../../words/use-money.ts';

/** Payments without an order and orders without a payment. The list must stay empty. */
export function MismatchNotice({ mismatches }: { mismatches: readonly MoneyMismatch[] }) {
  const money = useMoney();
  if (mismatches.length === 0) return null;
  return (
    <section className="mb-5 rounded-lg bg-danger-soft p-4" aria-labelledby="mismatches">
      <h2 id="mismatches" className="flex items-center gap-2 font-bold text-danger-text">
        <TriangleAlert className="size-5" aria-hidden />
        {t('console.decisions_mismatch_title')}
      </h2>
      <p className="text-sm text-ink">{t('console.decisions_mismatch_text')}</p>
      <ul className="mt-2 flex flex-col gap-1 text-sm text-ink tabular-nums">
        {mismatches.map(({ kind, order_id: id, amount }) => (
          <li key={`${kind} ${id}`}>
            <Link to={`/orders/${id}`} className="font-semibold underline">
              {t('console.order_number', { id })}
            </Link>
            {' · '}
            {kind === 'payment_without_order'
              ? t('console.decisions_payment_without_order', { amount: money(amount) })
              : t('console.decisions_order_without_payment', { amount: money(amount) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
