import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { t, type TextKey } from '@rialto/texts/text.ts';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { categoryOptions, useBrands, useCategories, useConditions } from '../../../features/catalogue/choices.ts';
import { nameIn } from '../../../words/name-in.ts';
import { SectionCard } from '../../../cards/section-card.tsx';
import { AvailableFields } from './available-fields.tsx';
import type { FieldsProps } from './item-fields.ts';

type Props = FieldsProps & { moduleId: number | undefined; moduleType: ModuleType | undefined };
const marks = {
  halal: 'console.catalogue_halal',
  organic: 'console.catalogue_organic',
  recommended: 'console.catalogue_recommended',
  prescription_required: 'console.catalogue_prescription_required',
} as const satisfies Record<string, TextKey>;
const markNames = Object.keys(marks) as (keyof typeof marks)[];
const idOf = (text: string) => (text === '' ? null : Number(text));

/** Where the item is found, what it is marked with and when it is sold. */
export function DetailFields({ fields, onChange, moduleId, moduleType }: Props) {
  const categories = useCategories(moduleId);
  const brands = useBrands(moduleId);
  const conditions = useConditions();
  const none = { value: '', label: t('console.catalogue_none') };
  return (
    <SectionCard title={t('console.catalogue_details')}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('console.catalogue_category')}
          required
          value={fields.category_id === 0 ? '' : String(fields.category_id)}
          placeholder={t('console.catalogue_pick')}
          options={categoryOptions(categories)}
          onChange={(event) => onChange({ category_id: Number(event.currentTarget.value) })}
        />
        {moduleType !== 'food' && (
          <Select
            label={t('console.catalogue_brand')}
            value={String(fields.brand_id ?? '')}
            options={[none, ...brands.map(({ id, name }) => ({ value: String(id), label: nameIn(name) }))]}
            onChange={(event) => onChange({ brand_id: idOf(event.currentTarget.value) })}
          />
        )}
        {moduleType === 'pharmacy' && (
          <Select
            label={t('console.catalogue_condition')}
            value={String(fields.condition_id ?? '')}
            options={[none, ...conditions.map(({ id, name }) => ({ value: String(id), label: nameIn(name) }))]}
            onChange={(event) => onChange({ condition_id: idOf(event.currentTarget.value) })}
          />
        )}
        {moduleType === 'food' && (
          <Select
            label={t('console.catalogue_kind')}
            value={fields.veg === null ? '' : String(fields.veg)}
            options={[
              none,
              { value: 'true', label: t('console.catalogue_veg') },
              { value: 'false', label: t('console.catalogue_non_veg') },
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange({ veg: value === '' ? null : value === 'true' });
            }}
          />
        )}
      </div>
      {moduleType !== 'food' && (
        <TranslatedField
          label={t('console.catalogue_unit')}
          value={fields.unit ?? { en: '', ar: null }}
          maxLength={40}
          onChange={(unit) => onChange({ unit: unit.en === '' ? null : unit })}
        />
      )}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {markNames.map((mark) => (
          <Checkbox
            key={mark}
            label={t(marks[mark])}
            checked={fields[mark]}
            onChange={(event) => onChange({ [mark]: event.currentTarget.checked })}
          />
        ))}
      </div>
      <AvailableFields fields={fields} onChange={onChange} />
    </SectionCard>
  );
}
