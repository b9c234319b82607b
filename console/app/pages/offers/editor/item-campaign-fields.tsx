import { t } from '@rialto/texts/text.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { faultAt, type FieldProps } from './field-props.ts';
import { optionsOf, StoreField } from './place-fields.tsx';

/** Something that a store sells for a while, at its own price and from its own stock. */
export function ItemCampaignFields(props: FieldProps) {
  const { draft, choices, fault, onForm } = props;
  const { form } = draft;
  const store = choices.stores.find(({ id }) => id === form.store_id);
  const categories = choices.categories.filter(({ module_id }) => module_id === store?.module_id);
  // The module follows from the store.
  const ofAnyModule = { ...props, draft: { ...draft, form: { ...form, module_id: null } } };
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StoreField {...ofAnyModule} />
        <Select
          label={t('console.offers_category')}
          placeholder={store ? t('console.offers_choose') : t('console.offers_store_first')}
          value={String(form.category_id ?? '')}
          options={optionsOf(categories)}
          error={faultAt(fault, 'category_id')}
          onChange={({ currentTarget: { value } }) => onForm({ category_id: Number(value) })}
        />
        <NumberField
          min={0}
          label={t('console.offers_price')}
          required
          value={form.price ?? null}
          error={faultAt(fault, 'price')}
          onChange={(price) => onForm({ price })}
        />
        <NumberField
          min={0}
          label={t('console.offers_stock')}
          hint={t('console.offers_no_limit')}
          step={1}
          value={form.stock ?? null}
          error={faultAt(fault, 'stock')}
          onChange={(stock) => onForm({ stock })}
        />
      </div>
      <DiscountFields {...props} label={t('console.offers_discount')} />
      <NumberField
        min={0}
        label={t('console.offers_per_order')}
        hint={t('console.offers_no_limit')}
        step={1}
        value={form.maximum_cart_quantity ?? null}
        error={faultAt(fault, 'maximum_cart_quantity')}
        onChange={(maximum_cart_quantity) => onForm({ maximum_cart_quantity })}
      />
    </>
  );
}
