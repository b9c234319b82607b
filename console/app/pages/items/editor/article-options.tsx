import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import type { ConsoleTranslation } from '@rialto/contract/shapes/console/translated.ts';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { nameIn } from '../../../words/name-in.ts';
import { SectionCard } from '../../../cards/section-card.tsx';
import { useShop } from '../../../platform/shop.ts';
import { combinationsOf } from './combinations.ts';
import type { FieldsProps } from './item-fields.ts';

type Property = { title: ConsoleTranslation; options: ConsoleTranslation[] };
const empty = (): ConsoleTranslation => ({ en: '', ar: null });

/** Properties of an article such as colour and size, and the price and stock of each combination. */
export function ArticleOptions({ fields, onChange }: FieldsProps) {
  const properties = fields.choice_options;
  const change = (next: Property[]) =>
    onChange({
      choice_options: next,
      variations: combinationsOf(next, fields.variations, fields.price),
      stock: next.length > 0 ? null : fields.stock,
    });
  return (
    <SectionCard title={t('console.catalogue_variations')} text={t('console.catalogue_variations_text')}>
      {properties.map((property, at) => (
        <PropertyFields
          key={at}
          property={property}
          onChange={(next) => change(properties.with(at, next))}
          onRemove={() => change(properties.toSpliced(at, 1))}
        />
      ))}
      <Button
        kind="secondary"
        className="self-start"
        icon={<Plus className="size-5" aria-hidden />}
        onClick={() => change([...properties, { title: empty(), options: [empty(), empty()] }])}
      >
        {t('console.catalogue_add_property')}
      </Button>
      {fields.variations.length > 0 && <Combinations fields={fields} onChange={onChange} />}
    </SectionCard>
  );
}

type PropertyProps = { property: Property; onChange: (property: Property) => void; onRemove: () => void };

function PropertyFields({ property, onChange, onRemove }: PropertyProps) {
  const { title, options } = property;
  return (
    <fieldset className="flex flex-col gap-3 rounded-md border border-hairline bg-ground p-3">
      <legend className="sr-only">{title.en || t('console.catalogue_property')}</legend>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TranslatedField
            label={t('console.catalogue_property')}
            value={title}
            required
            maxLength={150}
            onChange={(next) => onChange({ ...property, title: next })}
          />
        </div>
        <IconButton label={t('console.catalogue_remove', { name: title.en })} className="mt-6" onClick={onRemove}>
          <Trash2 className="size-5" aria-hidden />
        </IconButton>
      </div>
      {options.map((option, at) => (
        <div key={at} className="flex items-start gap-2 border-t border-hairline pt-3">
          <div className="min-w-0 flex-1">
            <TranslatedField
              label={t('console.catalogue_option')}
              value={option}
              required
              maxLength={150}
              onChange={(next) => onChange({ ...property, options: options.with(at, next) })}
            />
          </div>
          <IconButton
            label={t('console.catalogue_remove', { name: option.en })}
            className="mt-6"
            disabled={options.length === 1}
            onClick={() => onChange({ ...property, options: options.toSpliced(at, 1) })}
          >
            <Trash2 className="size-5" aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        kind="ghost"
        size="sm"
        className="self-start"
        icon={<Plus className="size-4" aria-hidden />}
        onClick={() => onChange({ ...property, options: [...options, empty()] })}
      >
        {t('console.catalogue_add_option')}
      </Button>
    </fieldset>
  );
}

function Combinations({ fields, onChange }: FieldsProps) {
  const currency = useShop()?.currency_symbol ?? '';
  const { variations } = fields;
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-start text-ink-soft">
          <th className="py-2 text-start font-medium">{t('console.catalogue_combination')}</th>
          <th className="w-36 text-start font-medium">{t('console.catalogue_price')}</th>
          <th className="w-32 text-start font-medium">{t('console.catalogue_stock')}</th>
        </tr>
      </thead>
      <tbody>
        {variations.map((variation, at) => (
          <tr key={variation.label.en} className="border-t border-hairline">
            <th scope="row" className="py-2 text-start font-medium text-ink">
              {nameIn(variation.label)}
            </th>
            <td className="py-2 pe-2">
              <NumberField
                label={t('console.catalogue_price_of', { name: nameIn(variation.label) })}
                isLabelHidden
                value={variation.price}
                suffix={currency}
                onChange={(price) => onChange({ variations: variations.with(at, { ...variation, price: price ?? 0 }) })}
              />
            </td>
            <td className="py-2">
              <NumberField
                label={t('console.catalogue_stock_of', { name: nameIn(variation.label) })}
                isLabelHidden
                step={1}
                placeholder="∞"
                value={variation.stock}
                onChange={(stock) => onChange({ variations: variations.with(at, { ...variation, stock }) })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
