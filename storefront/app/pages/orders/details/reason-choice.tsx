import { t } from '@rialto/texts/text.ts';
import type { QueryResult } from '../../../platform/query/use-query.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';

export type Reason = { id: number; reason: string };
type Props = {
  legend: string;
  reasons: QueryResult<Reason[]>;
  chosen: string | null;
  onChoose: (reason: string) => void;
  error?: string | undefined;
};

const SKELETONS = [1, 2, 3, 4, 5];

/** A choice among the shop's reasons. */
export function ReasonChoice({ legend, reasons, chosen, onChoose, error }: Props) {
  if (reasons.kind === 'loading')
    return (
      <SkeletonGroup label={t('order.reasons_loading')} className="flex flex-col gap-2.5">
        {SKELETONS.map((line) => (
          <Skeleton key={line} className="h-11" />
        ))}
      </SkeletonGroup>
    );
  if (reasons.kind === 'error')
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink-soft">{t('order.reasons_failed')}</p>
        <Button kind="secondary" size="sm" onClick={reasons.refetch}>
          {t('action.retry')}
        </Button>
      </div>
    );
  return (
    <RadioGroup
      legend={legend}
      name="reason"
      value={chosen}
      onChange={onChoose}
      error={error}
      options={reasons.data.map(({ reason }) => ({ value: reason, label: reason }))}
    />
  );
}
