import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { Banknote, CreditCard, Landmark, Wallet } from 'lucide-react';
import { useRootData } from '../../../platform/page/root-data.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { WalletSwitch } from '../../../cards/orders/wallet-switch.tsx';
import { Block } from './block.tsx';
import { TWO_COLUMNS } from './two-columns.ts';
import type { PaymentMethod, PaymentPick, Quote } from '../form/quote.ts';
import { coversAll, type ChosenPayment } from '../form/chosen-payment.ts';

type Props = {
  quote: Quote;
  payment: ChosenPayment;
  onChange: (part: Partial<PaymentPick>) => void;
  /** When cash is paid. */
  cash: { label: string; hint: string };
  problems?: Problem[] | undefined;
};

/**
 * Payment methods; unavailable ones stay visible with the reason (CHK-08). A wallet that covers the total is one of
 * them, and one that has less pays a part.
 */
export function PaymentChoice({ quote, payment, onChange, cash, problems }: Props) {
  const money = useChargedMoney();
  const { config } = useRootData();
  const { wallet } = quote;
  const hasPart = wallet !== null && wallet.amount > 0 && wallet.due > 0 && config.partial_payment_status === 1;
  const isPart = hasPart && payment.wallet !== null;
  const choose = (paymentMethod: PaymentMethod) =>
    onChange({ paymentMethod, ...(!hasPart && { usesWallet: paymentMethod === 'wallet' }) });
  return (
    <Block area="payment" title={t('checkout.payment')} problems={problems}>
      {hasPart && (
        <WalletSwitch
          offer={wallet}
          checked={isPart}
          onChange={(event) => onChange({ usesWallet: event.currentTarget.checked })}
          className="mb-3"
        />
      )}
      <RadioGroup
        legend={isPart ? t('checkout.rest_by') : t('checkout.payment')}
        isLegendHidden={!isPart}
        name="payment_method"
        look="cards"
        className={TWO_COLUMNS}
        value={payment.method}
        onChange={(method) => choose(method as PaymentMethod)}
        options={quote.payment_methods
          .filter(({ method }) => method !== 'wallet' || !hasPart)
          .map(({ method, allowed, reason }) => ({
            value: method,
            ...wordsOf(method, cash, money(wallet?.balance ?? 0)),
            isDisabled: allowed === 0 || (method === 'wallet' && !(wallet && coversAll(wallet))),
            ...(reason && method !== 'wallet' && { reason: reason.message }),
          }))}
      />
    </Block>
  );
}

function wordsOf(method: PaymentMethod, cash: Props['cash'], balance: string) {
  switch (method) {
    case 'cash_on_delivery':
      return { ...cash, icon: <Banknote aria-hidden /> };
    case 'digital_payment':
      return { label: t('checkout.digital'), hint: t('checkout.digital_hint'), icon: <CreditCard aria-hidden /> };
    case 'offline_payment':
      return { label: t('checkout.offline'), hint: t('checkout.offline_hint'), icon: <Landmark aria-hidden /> };
    case 'wallet':
      return {
        label: t('checkout.wallet', { amount: balance }),
        hint: t('checkout.wallet_hint'),
        icon: <Wallet aria-hidden />,
      };
  }
}
