import type { BulkChange } from '@rialto/contract/calls/console/items.ts';
import { t, type TextKey } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ProgressBar } from '@rialto/ui/feedback/progress-bar.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { NumberField } from '../../cards/fields/number-field.tsx';
import { categoryOptions, useCategories, useStores } from '../../features/catalogue/choices.ts';
import { showFault } from '../../platform/toasts.ts';
import { number } from '../../words/times.ts';
import { changeChosen } from './change-chosen.ts';
import type { ItemFilter } from './item-filter.ts';
import type { ItemSelection } from './item-selection.ts';

type Kind = 'raise_percent' | 'lower_percent' | 'raise_amount' | 'lower_amount' | 'discount' | 'category' | 'switches';
type BulkChoice = { kind: Kind; value: number | null; category: string; state: string };

const FIRST: BulkChoice = { kind: 'raise_percent', value: null, category: '', state: 'sold_out' };
const states: Record<string, BulkChange> = {
  sold_out: { sold_out: true },
  sell_again: { sold_out: false },
  active: { active: true },
  inactive: { active: false },
};

/** What is sent for the entries of the dialog; null while something is missing. */
function changeOf({ kind, value, category, state }: BulkChoice): BulkChange | null {
  if (kind === 'category') return category === '' ? null : { category_id: Number(category) };
  if (kind === 'switches') return states[state] ?? null;
  if (value === null) return null;
  const byKind: Record<Exclude<Kind, 'category' | 'switches'>, BulkChange> = {
    raise_percent: { price_percent: value },
    lower_percent: { price_percent: -value },
    raise_amount: { price_amount: value },
    lower_amount: { price_amount: -value },
    discount: { discount_percent: value },
  };
  return byKind[kind];
}

type Props = {
  isOpen: boolean;
  filter: ItemFilter;
  selection: ItemSelection;
  count: number;
  onClose: () => void;
  onDone: () => void;
};

/** Changes all chosen items in one way. */
export function BulkDialog({ isOpen, filter, selection, count, onClose, onDone }: Props) {
  const [wanted, setWanted] = useState(FIRST);
  const [done, setDone] = useState<number | null>(null);
  const change = changeOf(wanted);
  const start = async () => {
    if (!change) return;
    setDone(0);
    try {
      await changeChosen({ selection, filter, change }, setDone);
      onDone();
    } catch (fault) {
      showFault(fault);
    }
    setDone(null);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      canDismiss={done === null}
      title={t('console.catalogue_change_count', { count })}
      closeLabel={t('console.close')}
      footer={
        <Button isFull disabled={!change} isLoading={done !== null} onClick={() => void start()}>
          {t('console.catalogue_apply')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <BulkFields wanted={wanted} onChange={(more) => setWanted((before) => ({ ...before, ...more }))} />
        <p className="text-sm text-ink-soft">{t('console.catalogue_bulk_hint')}</p>
        {done !== null && (
          <ProgressBar
            value={done}
            max={count}
            label={t('console.catalogue_bulk_progress', { done: number(done), total: number(count) })}
          />
        )}
      </div>
    </Dialog>
  );
}

const kinds = {
  raise_percent: 'console.catalogue_bulk_raise_percent',
  lower_percent: 'console.catalogue_bulk_lower_percent',
  raise_amount: 'console.catalogue_bulk_raise_amount',
  lower_amount: 'console.catalogue_bulk_lower_amount',
  discount: 'console.catalogue_bulk_discount',
  category: 'console.catalogue_bulk_category',
  switches: 'console.catalogue_bulk_switches',
} as const satisfies Record<string, TextKey>;
const kindNames = Object.keys(kinds) as Kind[];

function BulkFields({ wanted, onChange }: { wanted: BulkChoice; onChange: (more: Partial<BulkChoice>) => void }) {
  const stores = useStores();
  const modules = new Set(stores.map(({ module_id }) => module_id));
  const categories = useCategories(modules.size === 1 ? [...modules][0] : undefined);
  const { kind, value, category, state } = wanted;
  return (
    <>
      <Select
        label={t('console.catalogue_bulk_kind')}
        value={kind}
        options={kindNames.map((one) => ({ value: one, label: t(kinds[one]) }))}
        onChange={(event) => onChange({ kind: event.currentTarget.value as Kind, value: null })}
      />
      {kind === 'category' ? (
        <Select
          label={t('console.catalogue_category')}
          value={category}
          placeholder={t('console.catalogue_pick')}
          options={categoryOptions(categories)}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
        />
      ) : kind === 'switches' ? (
        <Select
          label={t('console.catalogue_state')}
          value={state}
          options={[
            { value: 'sold_out', label: t('console.catalogue_sell_out') },
            { value: 'sell_again', label: t('console.catalogue_sell_again') },
            { value: 'active', label: t('console.catalogue_switch_on') },
            { value: 'inactive', label: t('console.catalogue_switch_off') },
          ]}
          onChange={(event) => onChange({ state: event.currentTarget.value })}
        />
      ) : (
        <NumberField
          key={kind}
          label={t('console.catalogue_by')}
          value={value}
          suffix={kind.endsWith('amount') ? undefined : '%'}
          onChange={(next) => onChange({ value: next })}
        />
      )}
    </>
  );
}
