import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { Banknote, CreditCard, Landmark, Wallet } from 'lucide-react';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { Block } from './block.tsx';
import { TWO_COLUMNS } from './two-columns.ts';
import type { PaymentMethod, Quote } from '../form/checkout-form.ts';

type Props = {
  methods: Quote['payment_methods'];
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
  isTakeAway: boolean;
  problems?: Problem[] | undefined;
};

/** Payment methods. Unavailable ones stay visible with the reason (CHK-08). */
export function PaymentChoice({ methods, value, onChange, isTakeAway, problems }: Props) {
  return (
    <Block area="payment" title={t('checkout.payment')} problems={problems}>
      <RadioGroup
        legend={t('checkout.payment')}
        isLegendHidden
        name="payment_method"
        look="cards"
        className={TWO_COLUMNS}
        value={value}
        onChange={(method) => onChange(method as PaymentMethod)}
        options={methods.map(({ method, allowed, reason }) => ({
          value: method,
          ...wordsOf(method, isTakeAway),
          isDisabled: allowed === 0,
          ...(reason && { reason: reason.message }),
        }))}
      />
    </Block>
  );
}

function wordsOf(method: PaymentMethod, isTakeAway: boolean) {
  switch (method) {
    case 'cash_on_delivery':
      return {
        label: t('checkout.cash'),
        hint: isTakeAway ? t('checkout.cash_take_away_hint') : t('checkout.cash_hint'),
        icon: <Banknote aria-hidden />,
      };
    case 'digital_payment':
      return { label: t('checkout.digital'), hint: t('checkout.digital_hint'), icon: <CreditCard aria-hidden /> };
    case 'offline_payment':
      return { label: t('checkout.offline'), hint: t('checkout.offline_hint'), icon: <Landmark aria-hidden /> };
    case 'wallet':
      return { label: t('checkout.wallet'), hint: t('checkout.wallet_hint'), icon: <Wallet aria-hidden /> };
  }
}

/** The chosen method while it is available; before a choice, the first available one. */
export function methodInUse(methods: Quote['payment_methods'], chosen: PaymentMethod | null): PaymentMethod | null {
  const possible = methods.filter(({ allowed }) => allowed === 1).map(({ method }) => method);
  if (chosen !== null) return possible.includes(chosen) ? chosen : null;
  return possible[0] ?? null;
}
