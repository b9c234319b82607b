import { t } from '@rialto/texts/text.ts';
import { ReceiptText, WifiOff } from 'lucide-react';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { Confirmation } from '../../../cards/confirmation.tsx';

type Question = { isOpen: boolean; isBusy: boolean; onCancel: () => void; onConfirm: () => void };

/** The price has changed: the new total must be confirmed before ordering (CHK-11). */
export function PriceChangedDialog({ isOpen, total, seen, ...rest }: Question & { total: number; seen: number }) {
  const money = useChargedMoney();
  return (
    <Confirmation
      open={isOpen}
      {...rest}
      icon={<ReceiptText className="size-7" aria-hidden />}
      title={t('checkout.price_changed')}
      text={t('checkout.price_changed_text', { former: money(seen), total: money(total) })}
      confirmLabel={t('checkout.place')}
    />
  );
}

/** It is unknown whether the order was placed. A retry uses the same idempotency key, so it cannot order twice. */
export function LostAnswerDialog({ isOpen, ...rest }: Question) {
  return (
    <Confirmation
      open={isOpen}
      {...rest}
      icon={<WifiOff className="size-7" aria-hidden />}
      title={t('checkout.lost')}
      text={t('checkout.lost_text')}
      cancelLabel={t('action.close')}
      confirmLabel={t('action.retry')}
    />
  );
}
