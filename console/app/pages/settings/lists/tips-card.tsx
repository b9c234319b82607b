import { changeTips, readTips } from '@rialto/contract/calls/console/lists.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { QueryState } from '../../../cards/query-state.tsx';
import { queryOf } from '../../../platform/query.ts';
import { ListCard } from './list-card.tsx';
import { useSavedList } from './use-saved-list.ts';

const MAX_TIPS = 6;

/** The tips that checkout suggests. */
export function TipsCard({ symbol }: { symbol: string }) {
  const tips = useQuery(queryOf(readTips, {}));
  return (
    <QueryState query={tips} skeleton={<Skeleton className="h-40" />}>
      {(saved) => <TipsForm saved={saved} symbol={symbol} />}
    </QueryState>
  );
}

function TipsForm({ saved, symbol }: { saved: { amounts: number[] }; symbol: string }) {
  const { draft, onChange, card } = useSavedList(saved, { read: readTips, change: changeTips });
  const { amounts } = draft;
  return (
    <ListCard title={t('console.tips_title')} text={t('console.tips_text')} {...card}>
      <ul className="flex flex-wrap gap-3">
        {amounts.map((amount, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex w-40 items-center gap-1">
            <NumberField
              label={t('console.tips_one', { place: at + 1 })}
              isLabelHidden
              prefix={symbol}
              min={0}
              value={amount}
              onChange={(value) => onChange({ amounts: amounts.toSpliced(at, 1, value ?? 0) })}
            />
            <IconButton
              size="sm"
              label={t('console.lists_remove', { place: at + 1 })}
              onClick={() => onChange({ amounts: amounts.toSpliced(at, 1) })}
            >
              <X className="size-4" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        kind="secondary"
        size="sm"
        className="self-start"
        disabled={amounts.length >= MAX_TIPS}
        icon={<Plus className="size-4" aria-hidden />}
        onClick={() => onChange({ amounts: [...amounts, Math.max(0, ...amounts) + 1] })}
      >
        {t('console.tips_add')}
      </Button>
    </ListCard>
  );
}
