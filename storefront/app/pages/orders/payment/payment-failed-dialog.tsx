import { t } from '@rialto/texts/text.ts';
import { CreditCard, Wallet } from 'lucide-react';
import { useChargedMoney } from '../../../words/charged-money.ts';
import type { Busy } from './use-pay-order.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  busy: Busy;
  onPay: () => void;
  /** Set only if the wallet of the order's owner covers what is left to pay. */
  onWallet: { amount: number; pay: () => void } | undefined;
  /** Set only if zone and amount allow it. */
  onCash: (() => void) | undefined;
  /** Set only for the order's owner. */
  onCancel: (() => void) | undefined;
};

/** Options after a failed payment (PAY-02). Closing the dialog changes nothing. */
export function PaymentFailedDialog({ open, onClose, busy, onPay, onWallet, onCash, onCancel }: Props) {
  const money = useChargedMoney();
  const isOther = (kind: Busy) => busy !== null && busy !== kind;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      canDismiss={busy === null}
      size="sm"
      title={t('payment.fail_question')}
      description={t('payment.fail_text')}
      closeLabel={t('action.close')}
    >
      <div className="flex flex-col gap-3">
        {onCash && (
          <Button size="lg" isFull isLoading={busy === 'switching'} disabled={isOther('switching')} onClick={onCash}>
            {t('payment.switch_to_cash')}
          </Button>
        )}
        {onWallet && (
          <Button
            kind={onCash ? 'secondary' : 'primary'}
            size="lg"
            isFull
            icon={<Wallet className="size-5" aria-hidden />}
            isLoading={busy === 'wallet'}
            disabled={isOther('wallet')}
            onClick={onWallet.pay}
          >
            {t('payment.from_wallet', { amount: money(onWallet.amount) })}
          </Button>
        )}
        <Button
          kind={onCash || onWallet ? 'secondary' : 'primary'}
          size="lg"
          isFull
          icon={<CreditCard className="size-5" aria-hidden />}
          isLoading={busy === 'paying'}
          disabled={isOther('paying')}
          onClick={onPay}
        >
          {t('payment.try_again')}
        </Button>
        {onCancel && (
          <Button kind="ghost" isFull className="text-danger-text!" disabled={busy !== null} onClick={onCancel}>
            {t('payment.cancel_order')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
