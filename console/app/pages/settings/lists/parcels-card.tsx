import { changeParcelLists, readParcelLists, type ParcelLists } from '@rialto/contract/calls/console/lists.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { QueryState } from '../../../cards/query-state.tsx';
import { RowList } from '../../../cards/forms/row-list.tsx';
import { queryOf } from '../../../platform/query.ts';
import { ListCard } from './list-card.tsx';
import { ParcelCategoryFields } from './parcel-category-fields.tsx';
import { useSavedList } from './use-saved-list.ts';

type Data = Reply<typeof readParcelLists>;
const MAX_ROWS = 30;
const noText = { en: '', ar: null };

/** What can be sent as a parcel, and instructions that senders can give couriers. */
export function ParcelsCard({ symbol }: { symbol: string }) {
  const lists = useQuery(queryOf(readParcelLists, {}));
  return (
    <QueryState query={lists} skeleton={<Skeleton className="h-80" />}>
      {(data) => <ParcelsForm data={data} symbol={symbol} />}
    </QueryState>
  );
}

function newCategory(moduleId: number): ParcelLists['categories'][number] {
  return {
    ...{ id: null, module_id: moduleId, name: noText, description: noText, picture: null, surcharge: 0 },
    ...{ per_km_charge: null, weights: [], is_active: true },
    pick_up_proof: 'none',
    drop_off_proof: 'none',
  };
}

function ParcelsForm({ data, symbol }: { data: Data; symbol: string }) {
  const saved: ParcelLists = { categories: data.categories, instructions: data.instructions };
  const { draft, onChange, card } = useSavedList(saved, { read: readParcelLists, change: changeParcelLists });
  const [first] = data.modules;
  return (
    <ListCard title={t('console.parcels_title')} text={t('console.parcels_text')} {...card}>
      {first ? (
        <RowList
          rows={draft.categories}
          maxCount={MAX_ROWS}
          addLabel={t('console.parcels_add')}
          canRemove={({ id }) => id === null}
          newRow={() => newCategory(first.id)}
          onChange={(categories) => onChange({ categories })}
        >
          {(category, change) => (
            <ParcelCategoryFields
              category={category}
              data={data}
              symbol={symbol}
              onChange={(part) => change({ ...category, ...part })}
            />
          )}
        </RowList>
      ) : (
        <p className="text-ink-soft">{t('console.parcels_no_module')}</p>
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{t('console.parcels_instructions')}</legend>
        <RowList
          rows={draft.instructions}
          isCompact
          maxCount={MAX_ROWS}
          addLabel={t('console.parcels_instruction_add')}
          newRow={() => ({ id: null, text: noText, is_active: true })}
          onChange={(instructions) => onChange({ instructions })}
        >
          {(instruction, change) => (
            <div className="flex flex-1 items-center gap-3">
              <div className="min-w-0 flex-1">
                <TranslatedField
                  label={t('console.parcels_instruction')}
                  isLabelHidden
                  maxLength={120}
                  value={instruction.text}
                  onChange={(text) => change({ ...instruction, text })}
                />
              </div>
              <Switch
                label={t('console.lists_shown')}
                isLabelHidden
                checked={instruction.is_active}
                onChange={({ currentTarget }) => change({ ...instruction, is_active: currentTarget.checked })}
              />
            </div>
          )}
        </RowList>
      </fieldset>
    </ListCard>
  );
}
