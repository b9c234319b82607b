import { t } from '@rialto/texts/text.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';
import { useShop } from '../../../platform/shop.ts';
import type { FieldsProps } from './item-fields.ts';

/** Price, discount and stock. */
export function PriceFields({ fields, onChange, hasStock }: FieldsProps & { hasStock: boolean }) {
  const currency = useShop()?.currency_symbol ?? '';
  const { price, discount, stock, variations } = fields;
  return (
    <SectionCard title={t('console.catalogue_price_and_stock')}>
      <div className="grid gap-3 sm:grid-cols-3">
        <NumberField
          label={t('console.catalogue_price')}
          value={price === 0 ? null : price}
          suffix={currency}
          required
          onChange={(value) => onChange({ price: value ?? 0 })}
        />
        <NumberField
          label={t('console.catalogue_discount')}
          value={discount.value === 0 ? null : discount.value}
          onChange={(value) => onChange({ discount: { ...discount, value: value ?? 0 } })}
        />
        <Select
          label={t('console.catalogue_discount_in')}
          value={discount.type}
          options={[
            { value: 'percent', label: t('console.catalogue_percent') },
            { value: 'amount', label: currency },
          ]}
          onChange={(event) =>
            onChange({ discount: { ...discount, type: event.currentTarget.value === 'amount' ? 'amount' : 'percent' } })
          }
        />
      </div>
      {hasStock && variations.length === 0 && (
        <div className="grid items-end gap-3 sm:grid-cols-3">
          <Switch
            className="sm:col-span-2"
            label={t('console.catalogue_count_stock')}
            hint={t('console.catalogue_count_stock_hint')}
            checked={stock !== null}
            onChange={(event) => onChange({ stock: event.currentTarget.checked ? 0 : null })}
          />
          {stock !== null && (
            <NumberField
              label={t('console.catalogue_stock')}
              value={stock}
              step={1}
              onChange={(value) => onChange({ stock: value ?? 0 })}
            />
          )}
        </div>
      )}
      <NumberField
        className="sm:max-w-xs"
        label={t('console.catalogue_maximum')}
        hint={t('console.catalogue_maximum_hint')}
        value={fields.maximum_cart_quantity}
        step={1}
        onChange={(value) => onChange({ maximum_cart_quantity: value === 0 ? null : value })}
      />
    </SectionCard>
  );
}
