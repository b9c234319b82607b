import { t } from '@rialto/texts/text.ts';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { FieldMessage } from '@rialto/ui/fields/field.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { useState } from 'react';
import { ItemSearch } from './item-search.tsx';
import { faultAt, type FieldProps } from './field-props.ts';

type NameOption = { id: number; name: string };

export function optionsOf(places: readonly NameOption[], none?: string) {
  const options = places.map(({ id, name }) => ({ value: String(id), label: name }));
  return none === undefined ? options : [{ value: '', label: none }, ...options];
}

const idOf = (value: string) => (value === '' ? null : Number(value));

export function ModuleField({ draft: { form }, choices, fault, onForm }: FieldProps) {
  return (
    <Select
      label={t('console.offers_module')}
      required
      placeholder={t('console.offers_choose')}
      value={String(form.module_id ?? '')}
      options={optionsOf(choices.modules)}
      error={faultAt(fault, 'module_id')}
      onChange={({ currentTarget: { value } }) => onForm({ module_id: idOf(value), store_ids: [] })}
    />
  );
}

/** One store, of one module if that is known. */
export function StoreField({ draft: { form }, choices, fault, onForm, none }: FieldProps & { none?: string }) {
  const stores = choices.stores.filter(({ module_id }) => !form.module_id || module_id === form.module_id);
  return (
    <Select
      label={t('console.offers_store')}
      placeholder={t('console.offers_choose')}
      value={String(form.store_id ?? '')}
      options={optionsOf(stores, none)}
      error={faultAt(fault, 'store_id')}
      onChange={({ currentTarget: { value } }) => onForm({ store_id: idOf(value) })}
    />
  );
}

export function ZoneField({ draft: { form }, choices, fault, onForm, none }: FieldProps & { none?: string }) {
  return (
    <Select
      label={t('console.offers_zone')}
      placeholder={t('console.offers_choose')}
      value={String(form.zone_id ?? '')}
      options={optionsOf(choices.zones, none)}
      error={faultAt(fault, 'zone_id')}
      onChange={({ currentTarget: { value } }) => onForm({ zone_id: idOf(value) })}
    />
  );
}

type Target = 'link' | 'store' | 'item';

/** Where a banner leads, and in which zone it is shown. */
export function BannerTarget(props: FieldProps) {
  const { draft, fault, onForm, onDraft } = props;
  const { form } = draft;
  const [target, setTarget] = useState<Target>(form.store_id ? 'store' : form.item_id ? 'item' : 'link');
  const item = draft.items.find(({ id }) => id === form.item_id);
  return (
    <>
      <RadioGroup
        legend={t('console.offers_leads_to')}
        name="target"
        look="chips"
        value={target}
        options={[
          { value: 'link', label: t('console.offers_to_link') },
          { value: 'store', label: t('console.offers_to_store') },
          { value: 'item', label: t('console.offers_to_item') },
        ]}
        onChange={(value) => {
          setTarget(value as Target);
          onForm({ store_id: null, item_id: null });
        }}
      />
      {target === 'link' && (
        <Input
          label={t('console.offers_link')}
          dir="ltr"
          placeholder="/home"
          value={form.link ?? ''}
          error={faultAt(fault, 'link')}
          onChange={({ currentTarget: { value } }) => onForm({ link: value || null })}
        />
      )}
      {target === 'store' && <StoreField {...props} />}
      {target === 'item' && (
        <ItemSearch
          label={t('console.offers_item')}
          hint={item && `${item.name} · ${item.store_name}`}
          moduleId={form.module_id ?? null}
          error={faultAt(fault, 'item_id') ?? faultAt(fault, 'link')}
          onChoose={(chosen) => onDraft({ form: { ...form, item_id: chosen.id }, items: [chosen] })}
        />
      )}
      <ZoneField {...props} none={t('console.offers_all_zones')} />
    </>
  );
}

/** The stores that take part in a campaign. */
export function CampaignStores({ draft: { form }, choices, fault, onForm }: FieldProps) {
  const stores = choices.stores.filter(({ module_id }) => module_id === form.module_id);
  const chosen = form.store_ids ?? [];
  const error = faultAt(fault, 'store_ids');
  const toggle = (id: number) =>
    onForm({ store_ids: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] });
  const areAllChosen = stores.length > 0 && stores.every(({ id }) => chosen.includes(id));
  return (
    <div
      role="group"
      aria-label={t('console.offers_stores')}
      aria-describedby={error ? 'offer-stores-message' : undefined}
    >
      <p className="mb-1 text-sm font-medium text-ink">{t('console.offers_stores')}</p>
      {stores.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('console.offers_module_first')}</p>
      ) : (
        <div className="max-h-72 overflow-y-auto rounded-md border border-hairline px-3">
          <Checkbox
            label={t('console.offers_all_stores')}
            checked={areAllChosen}
            isIndeterminate={!areAllChosen && chosen.length > 0}
            onChange={() => onForm({ store_ids: areAllChosen ? [] : stores.map(({ id }) => id) })}
          />
          {stores.map(({ id, name }) => (
            <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
          ))}
        </div>
      )}
      <FieldMessage id="offer-stores" error={error} />
    </div>
  );
}

/** Everywhere, in one module or in one store. */
export function CashbackPlace(props: FieldProps) {
  const { draft, choices, fault, onForm } = props;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Select
        label={t('console.offers_module')}
        value={String(draft.form.module_id ?? '')}
        options={optionsOf(choices.modules, t('console.offers_all_modules'))}
        error={faultAt(fault, 'module_id')}
        onChange={({ currentTarget: { value } }) => onForm({ module_id: idOf(value), store_id: null })}
      />
      <StoreField {...props} none={t('console.offers_all_stores')} />
    </div>
  );
}
