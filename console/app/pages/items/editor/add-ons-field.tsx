import { addAddOn, changeAddOn, listAddOns } from '@rialto/contract/calls/console/add-ons.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import type { ConsoleTranslation } from '@rialto/contract/shapes/console/translated.ts';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { nameIn } from '../../../words/name-in.ts';
import { SectionCard } from '../../../cards/section-card.tsx';
import { showChange } from '../../../features/catalogue/show-change.ts';
import { queryOf } from '../../../platform/query.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useMoney } from '../../../words/use-money.ts';
import type { FieldsProps } from './item-fields.ts';

const changes = [listAddOns];

/** The add-ons of the store that are offered with this item. */
export function AddOnsField({ fields, onChange, storeId }: FieldsProps & { storeId: number }) {
  const money = useMoney();
  const addOns = useQuery(queryOf(listAddOns, { query: { store_id: storeId } })).data?.add_ons ?? [];
  const chosen = fields.add_on_ids;
  const { run } = useAction(changeAddOn, {
    changes,
    onDone: ({ change_id }) => showChange({ text: t('console.catalogue_saved'), changeIds: [change_id], changes }),
  });
  const toggle = (id: number) =>
    onChange({
      add_on_ids: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].sort((a, b) => a - b),
    });
  return (
    <SectionCard title={t('console.catalogue_add_ons')} text={t('console.catalogue_add_ons_text')}>
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {addOns.map(({ id, name, price, active }) => (
          <li key={id} className="flex items-center gap-2">
            <Checkbox
              className="min-w-0 flex-1"
              label={`${nameIn(name)} · ${money(price)}`}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <Button size="sm" kind="ghost" onClick={() => run({ params: { id }, body: { active: !active } })}>
              {active ? t('console.catalogue_switch_off') : t('console.catalogue_switch_on')}
              <span className="sr-only">: {nameIn(name)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <NewAddOn storeId={storeId} onAdded={(id) => onChange({ add_on_ids: [...chosen, id].sort((a, b) => a - b) })} />
    </SectionCard>
  );
}

function NewAddOn({ storeId, onAdded }: { storeId: number; onAdded: (id: number) => void }) {
  const [name, setName] = useState<ConsoleTranslation | null>(null);
  const [price, setPrice] = useState<number | null>(null);
  const { run, isRunning } = useAction(addAddOn, {
    changes,
    onDone: ({ id }) => {
      setName(null);
      onAdded(id);
    },
  });
  if (!name)
    return (
      <Button
        kind="secondary"
        className="self-start"
        icon={<Plus className="size-5" aria-hidden />}
        onClick={() => {
          setName({ en: '', ar: null });
          setPrice(null);
        }}
      >
        {t('console.catalogue_new_add_on')}
      </Button>
    );
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_auto]">
      <TranslatedField label={t('console.catalogue_name')} value={name} maxLength={150} onChange={setName} />
      <NumberField label={t('console.catalogue_price')} value={price} onChange={setPrice} />
      <Button
        isLoading={isRunning}
        disabled={name.en === '' || price === null}
        onClick={() => run({ body: { store_id: storeId, name, price: price ?? 0 } })}
      >
        {t('console.catalogue_add')}
      </Button>
    </div>
  );
}
