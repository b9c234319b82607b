import { t } from '@rialto/texts/text.ts';
import { CreditCard } from 'lucide-react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  busy: 'paying' | 'switching' | null;
  onPay: () => void;
  /** Set only if zone and amount allow it. */
  onCash: (() => void) | undefined;
  /** Set only for the order's owner. */
  onCancel: (() => void) | undefined;
};

/** Options after a failed payment (PAY-02). Closing the dialog changes nothing. */
export function PaymentFailedDialog({ open, onClose, busy, onPay, onCash, onCancel }: Props) {
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
          <Button size="lg" isFull isLoading={busy === 'switching'} disabled={busy === 'paying'} onClick={onCash}>
            {t('payment.switch_to_cash')}
          </Button>
        )}
        <Button
          kind={onCash ? 'secondary' : 'primary'}
          size="lg"
          isFull
          icon={<CreditCard className="size-5" aria-hidden />}
          isLoading={busy === 'paying'}
          disabled={busy === 'switching'}
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
