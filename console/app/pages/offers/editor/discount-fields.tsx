import { t } from '@rialto/texts/text.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { faultAt, type FieldProps } from './field-props.ts';

/** A percentage or an amount. */
export function DiscountFields({ draft: { form }, fault, onForm, label }: FieldProps & { label: string }) {
  const { discount_type: type = 'percent', discount } = form;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <NumberField
        min={0}
        label={label}
        value={discount ?? null}
        required
        error={faultAt(fault, 'discount')}
        onChange={(value) => onForm({ discount: value })}
      />
      <Select
        label={t('console.offers_discount_type')}
        value={type}
        options={discountTypes()}
        onChange={({ currentTarget: { value } }) =>
          onForm({ discount_type: value === 'amount' ? 'amount' : 'percent' })
        }
      />
    </div>
  );
}

export function discountTypes() {
  return [
    { value: 'percent', label: t('console.offers_percent') },
    { value: 'amount', label: t('console.offers_amount') },
  ];
}

/** From which purchase a discount holds, and how much it is at most. */
export function LimitFields({ draft: { form }, fault, onForm }: FieldProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <NumberField
        min={0}
        label={t('console.offers_minimum')}
        value={form.minimum ?? null}
        error={faultAt(fault, 'minimum')}
        onChange={(value) => onForm({ minimum: value })}
      />
      <NumberField
        min={0}
        label={t('console.offers_maximum')}
        hint={t('console.offers_no_limit')}
        value={form.maximum ?? null}
        error={faultAt(fault, 'maximum')}
        onChange={(value) => onForm({ maximum: value })}
      />
    </div>
  );
}
