import { t } from '@rialto/texts/text.ts';
import { Check } from 'lucide-react';
import type { OrderPayment } from './payer.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';

/** Thanks after paying by link, without further details of the order. */
export function PayLinkDone({ payment }: { payment: OrderPayment }) {
  const money = useChargedMoney();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-2 py-8 text-center">
      <span
        aria-hidden
        className="mb-4 grid size-20 place-items-center rounded-full bg-success text-success-ink ring-[12px] ring-success-soft"
      >
        <Check className="size-10" strokeWidth={2.5} />
      </span>
      <h1 className="text-3xl font-extrabold text-ink">{titleOf(payment.state)}</h1>
      <p className="text-ink-soft">{textOf(payment.state)}</p>
      <p className="mt-3 rounded-full bg-sunken px-4 py-1.5 font-semibold text-ink tabular-nums">
        {t('order.number', { id: payment.order_id })} · {money(payment.due_amount || payment.order_amount)}
      </p>
      <Link to={paths.home} className={buttonClass({ className: 'mt-6' })}>
        {t('cart.continue')}
      </Link>
    </div>
  );
}

function titleOf(state: OrderPayment['state']): string {
  if (state === 'cash') return t('payment.settled_cash_title');
  return state === 'waiting' ? t('payment.settled_waiting_title') : t('payment.settled_paid_title');
}

function textOf(state: OrderPayment['state']): string {
  if (state === 'cash') return t('payment.settled_cash_text');
  return state === 'waiting' ? t('payment.waiting_text') : t('payment.settled_paid_text');
}
