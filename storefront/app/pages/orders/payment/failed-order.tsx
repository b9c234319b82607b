import { reset } from '../../../platform/query/invalidate.ts';
import { t } from '@rialto/texts/text.ts';
import { CreditCard, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { cartKey } from '../../../features/cart/cart.ts';
import { CancelDialog } from '../details/cancel-dialog.tsx';
import { PaymentFailedDialog } from './payment-failed-dialog.tsx';
import { PayPanel } from './pay-panel.tsx';
import type { OrderPayment, Payer } from './payer.ts';
import { usePayOrder } from './use-pay-order.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';

/** Delay before the dialog opens (PAY-02). */
const ASK_AFTER_MS = 500;
/** Default cancel reason (PAY-03). Operators read it, so it is not translated. */
const CANCEL_REASON = 'Order payment canceled';

type Props = { payer: Payer; payment: OrderPayment; onChanged: () => void };

/** An order whose payment failed: it can be paid again, switched to cash or cancelled. */
export function FailedOrder({ payer, payment, onChanged }: Props) {
  const navigate = useNavigate();
  const [step, setStep] = useState<'looking' | 'asking' | 'cancelling'>('looking');
  useEffect(() => {
    const timer = setTimeout(() => setStep('asking'), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const isOwner = payer.kind === 'owner';
  const leave = () => {
    reset(cartKey);
    void navigate(paths.home);
  };
  const onSwitched = isOwner ? leave : onChanged;
  const paying = usePayOrder(payer, { onSwitched, onChanged });
  const money = useChargedMoney();
  const { wallet } = payment;
  // The wallet is the owner's business, not of a friend who pays by the link.
  const share = isOwner ? payment.wallet_amount : 0;
  return (
    <>
      <FailedFrame
        text={share > 0 ? t('payment.failed_kept_wallet', { amount: money(share) }) : t('payment.failed_kept')}
      >
        <div className="mt-8 w-full max-w-2xl text-start">
          <PayPanel payer={payer} payment={payment} onChanged={onChanged} onSwitched={onSwitched} />
        </div>
      </FailedFrame>
      <PaymentFailedDialog
        open={step === 'asking'}
        onClose={() => setStep('looking')}
        busy={paying.busy}
        onPay={() => paying.pay(payment.gateways[0])}
        onWallet={
          wallet && wallet.amount > 0 && wallet.due === 0
            ? { amount: wallet.amount, pay: () => paying.payAllFromWallet(wallet.amount) }
            : undefined
        }
        onCash={payment.cash_on_delivery === 1 ? () => paying.switchToCash() : undefined}
        onCancel={isOwner ? () => setStep('cancelling') : undefined}
      />
      {isOwner && (
        <CancelDialog
          orderId={payment.order_id}
          paid={{ wallet: share, other: 0 }}
          open={step === 'cancelling'}
          onClose={() => setStep('looking')}
          onCanceled={leave}
          otherwise={CANCEL_REASON}
        />
      )}
    </>
  );
}

/** PAY-01. Also for an order that has no actions left. */
export function FailedFrame({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center py-4 text-center">
      <span
        aria-hidden
        className="relative mb-5 grid size-20 place-items-center rounded-full bg-danger-soft text-danger-text ring-[12px] ring-danger-soft/45"
      >
        <CreditCard className="size-9" strokeWidth={1.75} />
        <span className="absolute -end-1 -bottom-1 grid size-8 place-items-center rounded-full bg-danger text-danger-ink ring-4 ring-ground">
          <X className="size-4.5" strokeWidth={2.5} />
        </span>
      </span>
      <h1 className="text-3xl font-extrabold text-ink sm:text-4xl">{t('payment.failed_title')}</h1>
      <p className="mt-2 text-lg text-ink">{t('payment.failed_text')}</p>
      <p className="mt-1 max-w-lg text-ink-soft">{text}</p>
      {children}
      <Link to={paths.home} className={buttonClass({ kind: 'secondary', className: 'mt-8' })}>
        {t('failure.home')}
      </Link>
    </div>
  );
}
