import type { ConsoleSettings } from '@rialto/contract/calls/console/settings.ts';
import { t } from '@rialto/texts/text.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';
import type { GroupProps } from '../group-props.ts';

type Discount = NonNullable<ConsoleSettings['first_order_discount']>;
const usual: Discount = { type: 'percent', value: 10, maximum: null, days: 30 };

/** What new customers save on their first order. */
export function FirstOrderFields({ draft, onChange }: GroupProps) {
  const { first_order_discount: discount, currency } = draft;
  return (
    <SectionCard title={t('console.settings_first_order')}>
      <Switch
        label={t('console.settings_first_order_on')}
        checked={discount !== null}
        onChange={({ currentTarget }) => onChange({ first_order_discount: currentTarget.checked ? usual : null })}
      />
      {discount && (
        <DiscountFields
          discount={discount}
          symbol={currency.symbol}
          onChange={(part) => onChange({ first_order_discount: { ...discount, ...part } })}
        />
      )}
    </SectionCard>
  );
}

type Props = { discount: Discount; symbol: string; onChange: (part: Partial<Discount>) => void };

function DiscountFields({ discount, symbol, onChange }: Props) {
  const isPercent = discount.type === 'percent';
  return (
    <div className="grid items-start gap-3 sm:grid-cols-4">
      <Select
        label={t('console.bonuses_type')}
        value={discount.type}
        onChange={({ currentTarget }) => onChange({ type: currentTarget.value as Discount['type'] })}
        options={[
          { value: 'percent', label: t('console.bonuses_percent') },
          { value: 'amount', label: t('console.bonuses_amount') },
        ]}
      />
      <NumberField
        label={t('console.bonuses_value')}
        min={0}
        {...(isPercent ? { suffix: '%', max: 100 } : { prefix: symbol })}
        value={discount.value}
        onChange={(value) => onChange({ value: value ?? 0 })}
      />
      <NumberField
        label={t('console.bonuses_maximum')}
        prefix={symbol}
        min={0}
        placeholder={t('console.zones_no_limit')}
        value={discount.maximum}
        onChange={(maximum) => onChange({ maximum })}
      />
      <NumberField
        label={t('console.settings_first_order_days')}
        min={1}
        max={365}
        step={1}
        value={discount.days}
        onChange={(days) => onChange({ days: days ?? 1 })}
      />
    </div>
  );
}
