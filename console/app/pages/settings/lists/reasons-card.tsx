import { changeReasons, readReasons, type ReasonList } from '@rialto/contract/calls/console/lists.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { QueryState } from '../../../cards/query-state.tsx';
import { RowList } from '../../../cards/forms/row-list.tsx';
import { queryOf } from '../../../platform/query.ts';
import { ListCard } from './list-card.tsx';
import { useSavedList } from './use-saved-list.ts';

type Reason = ReasonList['reasons'][number];
type Kind = Pick<Reason, 'kind' | 'audience'>;
const MAX_REASONS = 15;

function kinds(): (Kind & { label: string })[] {
  return [
    { kind: 'cancellation', audience: 'customer', label: t('console.reasons_customer') },
    { kind: 'cancellation', audience: 'store', label: t('console.reasons_store') },
    { kind: 'cancellation', audience: 'deliveryman', label: t('console.reasons_courier') },
    { kind: 'refund', audience: 'customer', label: t('console.reasons_refund') },
  ];
}

/** The reasons among which customers, stores and couriers choose. */
export function ReasonsCard() {
  const reasons = useQuery(queryOf(readReasons, {}));
  return (
    <QueryState query={reasons} skeleton={<Skeleton className="h-60" />}>
      {(saved) => <ReasonsForm saved={saved} />}
    </QueryState>
  );
}

function ReasonsForm({ saved }: { saved: ReasonList }) {
  const { draft, onChange, card } = useSavedList(saved, { read: readReasons, change: changeReasons });
  const isOf =
    ({ kind, audience }: Kind) =>
    (reason: Reason) =>
      reason.kind === kind && reason.audience === audience;
  return (
    <ListCard title={t('console.reasons_title')} text={t('console.reasons_text')} {...card}>
      {kinds().map(({ label, ...kind }) => (
        <fieldset key={label} className="flex flex-col gap-2">
          <legend className="mb-2 font-semibold">{label}</legend>
          <RowList
            rows={draft.reasons.filter(isOf(kind))}
            isCompact
            maxCount={MAX_REASONS}
            addLabel={t('console.reasons_add')}
            newRow={() => ({ id: null, ...kind, text: { en: '', ar: null }, is_active: true })}
            onChange={(rows) =>
              onChange({ reasons: [...draft.reasons.filter((reason) => !isOf(kind)(reason)), ...rows] })
            }
          >
            {(reason, change) => (
              <div className="flex flex-1 items-center gap-3">
                <div className="min-w-0 flex-1">
                  <TranslatedField
                    label={t('console.reasons_one')}
                    isLabelHidden
                    maxLength={120}
                    value={reason.text}
                    onChange={(text) => change({ ...reason, text })}
                  />
                </div>
                <Switch
                  label={t('console.lists_shown')}
                  isLabelHidden
                  checked={reason.is_active}
                  onChange={({ currentTarget }) => change({ ...reason, is_active: currentTarget.checked })}
                />
              </div>
            )}
          </RowList>
        </fieldset>
      ))}
    </ListCard>
  );
}
