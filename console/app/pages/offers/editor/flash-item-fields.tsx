import type { OfferForm } from '@rialto/contract/shapes/console/offer.ts';
import { t } from '@rialto/texts/text.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Trash2 } from 'lucide-react';
import { useMoney } from '../../../words/money.ts';
import { discountTypes } from './discount-fields.tsx';
import { ItemSearch } from './item-search.tsx';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { faultAt, type FieldProps } from './field-props.ts';

type FlashItem = NonNullable<OfferForm['items']>[number];

const FIRST = { discount_type: 'percent', discount: 20, stock: 50 } as const;

/** The items of a flash sale, each with its discount and the quantity on sale. */
export function FlashItemFields({ draft, fault, onForm, onDraft }: FieldProps) {
  const { form } = draft;
  const items = form.items ?? [];
  const set = (id: number, part: Partial<FlashItem>) =>
    onForm({ items: items.map((item) => (item.item_id === id ? { ...item, ...part } : item)) });
  return (
    <>
      <ItemSearch
        label={t('console.offers_add_item')}
        error={faultAt(fault, 'items')}
        moduleId={form.module_id ?? null}
        onChoose={(chosen) => {
          if (items.some(({ item_id }) => item_id === chosen.id)) return;
          onDraft({
            form: {
              ...form,
              module_id: form.module_id ?? chosen.module_id,
              items: [...items, { item_id: chosen.id, ...FIRST }],
            },
            items: [...draft.items, chosen],
          });
        }}
      />
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <FlashItemRow
            key={item.item_id}
            item={item}
            known={draft.items.find(({ id }) => id === item.item_id)}
            onChange={(part) => set(item.item_id, part)}
            onRemove={() => onForm({ items: items.filter(({ item_id }) => item_id !== item.item_id) })}
          />
        ))}
      </ul>
    </>
  );
}

type RowProps = {
  item: FlashItem;
  known: FieldProps['draft']['items'][number] | undefined;
  onChange: (part: Partial<FlashItem>) => void;
  onRemove: () => void;
};

function FlashItemRow({ item, known, onChange, onRemove }: RowProps) {
  const money = useMoney();
  const name = known?.name ?? String(item.item_id);
  return (
    <li className="rounded-md border border-hairline p-3">
      <div className="mb-2 flex items-center gap-2">
        <p className="min-w-0 flex-1 truncate font-medium text-ink">
          {name}
          {known && <span className="ms-2 text-sm text-ink-soft">{`${known.store_name} · ${money(known.price)}`}</span>}
        </p>
        <IconButton label={t('console.offers_remove', { name })} onClick={onRemove}>
          <Trash2 className="size-5" aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-3 gap-3">
        <NumberField
          min={0}
          label={t('console.offers_discount')}
          value={item.discount}
          onChange={(value) => onChange({ discount: value ?? 0 })}
        />
        <Select
          label={t('console.offers_discount_type')}
          value={item.discount_type}
          options={discountTypes()}
          onChange={({ currentTarget: { value } }) =>
            onChange({ discount_type: value === 'amount' ? 'amount' : 'percent' })
          }
        />
        <NumberField
          min={0}
          label={t('console.offers_on_sale')}
          step={1}
          value={item.stock}
          onChange={(value) => onChange({ stock: Math.max(1, value ?? 1) })}
        />
      </div>
    </li>
  );
}
