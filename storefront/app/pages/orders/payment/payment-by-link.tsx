import { t } from '@rialto/texts/text.ts';
import { OrderSkeleton } from '../parts/order-skeletons.tsx';
import { useOrder } from '../parts/use-order.ts';
import { PayPanel } from './pay-panel.tsx';
import { paymentQuery, type OrderPayment, type Payer } from './payer.ts';
import { useQuery } from '../../../platform/query/use-query.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Spinner } from '@rialto/ui/feedback/spinner.tsx';
import { FailedFrame, FailedOrder } from './failed-order.tsx';
import { PayLinkDone } from './pay-link-done.tsx';
import { PlacedOrder } from '../placed/placed-order.tsx';

/** How the payer returned; null if the link was opened to pay. */
export type Outcome = 'success' | 'cancel' | null;
type Props = {
  payer: Payer & { kind: 'link' };
  payment: OrderPayment;
  outcome: Outcome;
  /** Whether the page is still polling for the payment. */
  isPatient: boolean;
  onChanged: () => void;
};

/** The server's state decides, not the URL. On the buyer's own device the whole order is shown. */
export function PaymentByLink(props: Props) {
  const { payment, outcome } = props;
  const own = useOrder(payment.order_id);
  if (payment.state === 'over') return <FailedFrame text={t('payment.failed_over')} />;
  if (payment.state === 'open' && outcome === 'success') return <Confirming {...props} />;
  // Wait until it is known whether the visitor owns the order.
  if (own.kind === 'loading') return <OrderSkeleton />;
  if (payment.state === 'open' && own.kind === 'ready') return <OwnOpen {...props} />;
  if (payment.state === 'open') return <Open {...props} />;
  if (own.kind === 'ready') return <PlacedOrder order={own.data} onChanged={own.refetch} />;
  return <PayLinkDone payment={payment} />;
}

/** The owner can also pay from the wallet, which a link does not show. */
function OwnOpen({ payment, outcome, onChanged }: Props) {
  const payer = { kind: 'owner', orderId: payment.order_id } as const;
  const state = useQuery(paymentQuery(payer));
  const onOwnChanged = () => {
    state.refetch();
    onChanged();
  };
  if (state.kind === 'loading') return <OrderSkeleton />;
  const own = state.kind === 'ready' ? state.data : payment;
  return <Open {...{ payer, outcome }} payment={own} onChanged={onOwnChanged} />;
}

type OpenProps = Pick<Props, 'payment' | 'outcome' | 'onChanged'> & { payer: Payer };

function Open({ payer, payment, outcome, onChanged }: OpenProps) {
  const money = useChargedMoney();
  if (outcome === 'cancel') return <FailedOrder {...{ payer, payment, onChanged }} />;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <header className="text-center">
        <h1 className="text-3xl font-extrabold text-ink">{t('payment.link_title', { id: payment.order_id })}</h1>
        <p className="mt-2 text-ink-soft">{t('payment.link_text')}</p>
        <p className="mt-4 text-4xl font-extrabold text-ink tabular-nums">{money(payment.due_amount)}</p>
      </header>
      <PayPanel payer={payer} payment={payment} onChanged={onChanged} />
    </div>
  );
}

/** The payer has returned, but the provider has not confirmed yet. */
function Confirming({ payer, payment, isPatient, onChanged }: Props) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center gap-4 py-8 text-center">
      {isPatient && <Spinner className="size-12 text-accent-text" />}
      <div role="status">
        <h1 className="text-3xl font-extrabold text-ink">
          {isPatient ? t('payment.confirming_title') : t('payment.unheard_title')}
        </h1>
        <p className="mt-2 text-ink-soft">{isPatient ? t('payment.confirming_text') : t('payment.unheard_text')}</p>
      </div>
      {!isPatient && (
        <>
          <Button kind="secondary" onClick={onChanged}>
            {t('payment.check_again')}
          </Button>
          <div className="w-full text-start">
            <PayPanel payer={payer} payment={payment} onChanged={onChanged} />
          </div>
        </>
      )}
    </div>
  );
}
