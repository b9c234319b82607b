import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { Bike, ShoppingBag } from 'lucide-react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { Block } from '../../../features/ordering/blocks/block.tsx';
import { TWO_COLUMNS } from '../../../features/ordering/blocks/two-columns.ts';
import type { OrderType } from '../form/checkout-form.ts';

type Props = {
  /** What the store offers. */
  canDeliver: boolean;
  canBeFetched: boolean;
  value: OrderType;
  onChange: (type: OrderType) => void;
  deliveryHint?: string | undefined;
  problems?: Problem[] | undefined;
};

/** Delivery or pickup. */
export function OrderTypeChoice({ canDeliver, canBeFetched, value, onChange, deliveryHint, problems }: Props) {
  return (
    <Block
      area="type"
      title={t('checkout.order_type')}
      isTitleHidden
      problems={problems}
      mend={<OtherType {...{ canDeliver, canBeFetched, value, onChange }} />}
    >
      <RadioGroup
        legend={t('checkout.order_type')}
        isLegendHidden
        name="order_type"
        look="cards"
        className={TWO_COLUMNS}
        value={value}
        onChange={(type) => onChange(type as OrderType)}
        options={[
          {
            value: 'delivery',
            label: t('checkout.delivery'),
            hint: deliveryHint ?? t('checkout.delivery_hint'),
            icon: <Bike className="mirror" aria-hidden />,
            isDisabled: !canDeliver,
            ...(!canDeliver && { hint: '', reason: t('refusal.no_delivery') }),
          },
          {
            value: 'take_away',
            label: t('checkout.take_away'),
            hint: t('checkout.take_away_hint'),
            icon: <ShoppingBag aria-hidden />,
            isDisabled: !canBeFetched,
            ...(!canBeFetched && { hint: '', reason: t('refusal.no_take_away') }),
          },
        ]}
      />
    </Block>
  );
}

function OtherType({ canDeliver, canBeFetched, value, onChange }: Omit<Props, 'problems' | 'deliveryHint'>) {
  if (value === 'delivery' && canBeFetched)
    return (
      <Button kind="secondary" size="sm" onClick={() => onChange('take_away')}>
        {t('checkout.switch_to_take_away')}
      </Button>
    );
  if (value === 'take_away' && canDeliver)
    return (
      <Button kind="secondary" size="sm" onClick={() => onChange('delivery')}>
        {t('checkout.switch_to_delivery')}
      </Button>
    );
  return null;
}
