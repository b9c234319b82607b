import type { ConsoleFoodVariation } from '@rialto/contract/calls/console/items.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';
import { useShop } from '../../../platform/shop.ts';
import type { FieldsProps } from './item-fields.ts';

type Value = ConsoleFoodVariation['values'][number];

const newValue = (): Value => ({ label: { en: '', ar: null }, price: 0, off: false });
const newGroup = (): ConsoleFoodVariation => ({
  name: { en: '', ar: null },
  type: 'single',
  required: true,
  min: 0,
  max: 0,
  values: [newValue(), newValue()],
});

/** Questions about a dish, such as its size or what goes with it. */
export function FoodOptions({ fields, onChange }: FieldsProps) {
  const groups = fields.food_variations;
  const replace = (at: number, group: ConsoleFoodVariation) => onChange({ food_variations: groups.with(at, group) });
  return (
    <SectionCard title={t('console.catalogue_options')} text={t('console.catalogue_options_text')}>
      {groups.map((group, at) => (
        <FoodGroup
          key={at}
          group={group}
          onChange={(next) => replace(at, next)}
          onRemove={() => onChange({ food_variations: groups.toSpliced(at, 1) })}
        />
      ))}
      <Button
        kind="secondary"
        className="self-start"
        icon={<Plus className="size-5" aria-hidden />}
        onClick={() => onChange({ food_variations: [...groups, newGroup()] })}
      >
        {t('console.catalogue_add_question')}
      </Button>
    </SectionCard>
  );
}

type GroupProps = {
  group: ConsoleFoodVariation;
  onChange: (group: ConsoleFoodVariation) => void;
  onRemove: () => void;
};

/** The limits follow from the kind: one answer needs none, several have at least one possible answer. */
function withKind(group: ConsoleFoodVariation, type: 'single' | 'multi'): ConsoleFoodVariation {
  if (type === 'single') return { ...group, type, min: 0, max: 0 };
  return { ...group, type, min: group.required ? 1 : 0, max: group.values.length };
}

function FoodGroup({ group, onChange, onRemove }: GroupProps) {
  const { name, type, required, min, max, values } = group;
  return (
    <fieldset className="flex flex-col gap-3 rounded-md border border-hairline bg-ground p-3">
      <legend className="sr-only">{name.en || t('console.catalogue_question')}</legend>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TranslatedField
            label={t('console.catalogue_question')}
            value={name}
            required
            maxLength={150}
            onChange={(next) => onChange({ ...group, name: next })}
          />
        </div>
        <IconButton label={t('console.catalogue_remove', { name: name.en })} className="mt-6" onClick={onRemove}>
          <Trash2 className="size-5" aria-hidden />
        </IconButton>
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-4">
        <Select
          className="sm:col-span-2"
          label={t('console.catalogue_answers')}
          value={type}
          options={[
            { value: 'single', label: t('console.catalogue_one_answer') },
            { value: 'multi', label: t('console.catalogue_many_answers') },
          ]}
          onChange={(event) => onChange(withKind(group, event.currentTarget.value === 'multi' ? 'multi' : 'single'))}
        />
        {type === 'multi' && (
          <>
            <NumberField
              label={t('console.catalogue_at_least')}
              value={min}
              step={1}
              onChange={(value) => onChange({ ...group, min: value ?? 0 })}
            />
            <NumberField
              label={t('console.catalogue_at_most')}
              value={max}
              step={1}
              onChange={(value) => onChange({ ...group, max: value ?? 0 })}
            />
          </>
        )}
      </div>
      <Switch
        label={t('console.catalogue_must_answer')}
        checked={required}
        onChange={(event) => {
          const next = { ...group, required: event.currentTarget.checked };
          onChange(withKind(next, type));
        }}
      />
      {values.map((value, at) => (
        <FoodValue
          key={at}
          value={value}
          canRemove={values.length > 1}
          onChange={(next) => onChange({ ...group, values: values.with(at, next) })}
          onRemove={() => onChange(withKind({ ...group, values: values.toSpliced(at, 1) }, type))}
        />
      ))}
      <Button
        kind="ghost"
        size="sm"
        className="self-start"
        icon={<Plus className="size-4" aria-hidden />}
        onClick={() => onChange(withKind({ ...group, values: [...values, newValue()] }, type))}
      >
        {t('console.catalogue_add_answer')}
      </Button>
    </fieldset>
  );
}

type ValueProps = { value: Value; canRemove: boolean; onChange: (value: Value) => void; onRemove: () => void };

function FoodValue({ value, canRemove, onChange, onRemove }: ValueProps) {
  const currency = useShop()?.currency_symbol ?? '';
  const name = value.label.en;
  return (
    <div className="grid items-end gap-2 border-t border-hairline pt-3 lg:grid-cols-[minmax(0,1fr)_8rem_auto_auto]">
      <TranslatedField
        label={t('console.catalogue_answer')}
        value={value.label}
        required
        maxLength={150}
        onChange={(label) => onChange({ ...value, label })}
      />
      <NumberField
        label={t('console.catalogue_extra')}
        value={value.price}
        suffix={currency}
        onChange={(price) => onChange({ ...value, price: price ?? 0 })}
      />
      <Switch
        label={t('console.catalogue_offered')}
        checked={!value.off}
        onChange={(event) => onChange({ ...value, off: !event.currentTarget.checked })}
      />
      <IconButton label={t('console.catalogue_remove', { name })} disabled={!canRemove} onClick={onRemove}>
        <Trash2 className="size-5" aria-hidden />
      </IconButton>
    </div>
  );
}
