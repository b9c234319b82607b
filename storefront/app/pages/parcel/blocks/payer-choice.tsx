import type { Problem } from '@rialto/contract/shapes/cart.ts';
import type { ChargePayer, ParcelQuote } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { HandCoins, UserRound } from 'lucide-react';
import { Block } from '../../../features/ordering/blocks/block.tsx';
import { TWO_COLUMNS } from '../../../features/ordering/blocks/two-columns.ts';

type Props = {
  quote: Pick<ParcelQuote, 'receiver_may_pay' | 'receiver_refusal'> | null;
  value: ChargePayer;
  onChange: (payer: ChargePayer) => void;
  problems?: Problem[] | undefined;
};

/** The sender pays by any method, or the receiver in cash where that is possible. */
export function PayerChoice({ quote, value, onChange, problems }: Props) {
  const isRefused = quote?.receiver_may_pay === 0;
  return (
    <Block
      area="payer"
      title={t('parcel.who_pays')}
      problems={problems}
      mend={
        value === 'receiver' && (
          <Button kind="secondary" size="sm" onClick={() => onChange('sender')}>
            {t('parcel.sender_pays_instead')}
          </Button>
        )
      }
    >
      <RadioGroup
        legend={t('parcel.who_pays')}
        isLegendHidden
        name="charge_payer"
        look="cards"
        className={TWO_COLUMNS}
        value={value}
        onChange={(payer) => onChange(payer as ChargePayer)}
        options={[
          {
            value: 'sender',
            label: t('parcel.sender_pays'),
            hint: t('parcel.sender_pays_hint'),
            icon: <UserRound aria-hidden />,
          },
          {
            value: 'receiver',
            label: t('parcel.receiver_pays'),
            icon: <HandCoins aria-hidden />,
            isDisabled: isRefused && value !== 'receiver',
            ...(isRefused
              ? { reason: quote.receiver_refusal ?? t('refusal.receiver_cash_not_allowed') }
              : { hint: t('parcel.receiver_pays_hint') }),
          },
        ]}
      />
    </Block>
  );
}
