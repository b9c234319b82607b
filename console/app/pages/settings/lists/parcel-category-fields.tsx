import type { ParcelLists, readParcelLists } from '@rialto/contract/calls/console/lists.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { PictureField } from '../../../cards/pictures/picture-field.tsx';
import { RowList } from '../../../cards/forms/row-list.tsx';
import { nameIn } from '../../../words/name-in.ts';

type Category = ParcelLists['categories'][number];
type Props = {
  category: Category;
  data: Pick<Reply<typeof readParcelLists>, 'modules' | 'media_url'>;
  symbol: string;
  onChange: (part: Partial<Category>) => void;
};
const MAX_WEIGHTS = 8;

/** One kind of parcel: its name, what it costs beside the rates of the zone, and what the courier must show. */
export function ParcelCategoryFields({ category, data, symbol, onChange }: Props) {
  const { picture } = category;
  return (
    <>
      <TranslatedField
        label={t('console.parcels_name')}
        required
        maxLength={80}
        value={category.name}
        onChange={(name) => onChange({ name })}
      />
      <TranslatedField
        label={t('console.parcels_description')}
        maxLength={200}
        value={category.description}
        onChange={(description) => onChange({ description })}
      />
      <PictureField
        label={t('console.parcels_picture')}
        maxCount={1}
        pictures={picture === null ? [] : [{ id: picture, url: `${data.media_url}${picture}` }]}
        onChange={(pictures) => onChange({ picture: pictures[0]?.id ?? null })}
      />
      {data.modules.length > 1 && (
        <Select
          label={t('console.stores_module')}
          value={String(category.module_id)}
          onChange={({ currentTarget }) => onChange({ module_id: Number(currentTarget.value) })}
          options={data.modules.map(({ id, name }) => ({
            value: String(id),
            label: nameIn(name),
          }))}
        />
      )}
      <ChargeAndProof category={category} symbol={symbol} onChange={onChange} />
      <Weights category={category} symbol={symbol} onChange={onChange} />
      <Switch
        label={t('console.lists_shown')}
        checked={category.is_active}
        onChange={({ currentTarget }) => onChange({ is_active: currentTarget.checked })}
      />
    </>
  );
}

function ChargeAndProof({ category, symbol, onChange }: Omit<Props, 'data'>) {
  const proof = (name: 'pick_up_proof' | 'drop_off_proof', label: string) => (
    <Select
      label={label}
      value={category[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value as Category['pick_up_proof'] })}
      options={[
        { value: 'none', label: t('console.parcels_proof_none') },
        { value: 'code', label: t('console.parcels_proof_code') },
        { value: 'photo', label: t('console.parcels_proof_photo') },
      ]}
    />
  );
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <NumberField
        label={t('console.parcels_surcharge')}
        prefix={symbol}
        min={0}
        value={category.surcharge}
        onChange={(value) => onChange({ surcharge: value ?? 0 })}
      />
      <NumberField
        label={t('console.parcels_per_km')}
        hint={t('console.parcels_per_km_hint')}
        prefix={symbol}
        min={0}
        value={category.per_km_charge}
        onChange={(value) => onChange({ per_km_charge: value })}
      />
      {proof('pick_up_proof', t('console.parcels_pick_up_proof'))}
      {proof('drop_off_proof', t('console.parcels_drop_off_proof'))}
    </div>
  );
}

function Weights({ category, symbol, onChange }: Omit<Props, 'data'>) {
  const heaviest = Math.max(0, ...category.weights.map(({ up_to }) => up_to));
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('console.parcels_weights')}</legend>
      <RowList
        rows={category.weights}
        isCompact
        maxCount={MAX_WEIGHTS}
        addLabel={t('console.parcels_weight_add')}
        newRow={() => ({ up_to: heaviest + 5, surcharge: 0 })}
        onChange={(weights) => onChange({ weights })}
      >
        {(weight, change) => (
          <div className="grid flex-1 items-end gap-3 sm:grid-cols-2">
            <NumberField
              label={t('console.parcels_up_to')}
              suffix={t('console.parcels_kg')}
              min={1}
              step={1}
              value={weight.up_to}
              onChange={(value) => change({ ...weight, up_to: value ?? 1 })}
            />
            <NumberField
              label={t('console.parcels_surcharge')}
              prefix={symbol}
              min={0}
              value={weight.surcharge}
              onChange={(value) => change({ ...weight, surcharge: value ?? 0 })}
            />
          </div>
        )}
      </RowList>
    </fieldset>
  );
}
