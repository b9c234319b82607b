import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import type { QuoteState } from '../form/use-quote.ts';
import type { Quote } from '../form/quote.ts';
import type { ChosenPayment } from '../form/chosen-payment.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';

type Props = {
  quote: Quote;
  payment: Pick<ChosenPayment, 'wallet' | 'due'>;
  isAsking: boolean;
  failure: QuoteState['failure'];
  problems: Problem[];
};

/** Announces problems or the total, and what the wallet leaves of it, to screen readers. */
export function QuoteStatus({ quote, payment, isAsking, failure, problems }: Props) {
  const money = useChargedMoney();
  const words = failure
    ? [failure.message ?? t('error.network')]
    : [
        ...problems.map(({ message }) => message),
        t('checkout.total_now', { amount: money(quote.bill.total) }),
        ...(payment.wallet ? [t('checkout.due_now', { amount: money(payment.due) })] : []),
      ];
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isAsking ? '' : words.join(' ')}</span>
      </VisuallyHidden>
      {failure && !isAsking && (
        <p className="mt-4 rounded-md bg-danger-soft px-4 py-3 text-md font-medium text-danger-text">
          {failure.message ?? t('error.network')}
        </p>
      )}
    </>
  );
}
