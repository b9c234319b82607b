import { t } from '@rialto/texts/text.ts';
import { useQuery } from '../../platform/query/use-query.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { CashbackCard } from './cashback-card.tsx';
import { cashbackQuery } from './cashback-query.ts';

/** The cashback offers with their terms. `listClass` arranges them. */
export function CashbackPanel({ listClass = 'flex flex-col gap-2.5' }: { listClass?: string }) {
  const offers = useQuery(cashbackQuery());
  if (offers.kind === 'loading') return <Skeleton className="h-32" />;
  if (offers.kind === 'error')
    return (
      <EmptyState isCompact level={3} title={t('home.part_failed')}>
        <Button kind="secondary" size="sm" onClick={offers.refetch}>
          {t('action.retry')}
        </Button>
      </EmptyState>
    );
  if (offers.data.length === 0) return <EmptyState isCompact level={3} title={t('cashback.none')} />;
  return (
    <ul className={listClass}>
      {offers.data.map((offer) => (
        <li key={offer.id} className="shrink-0">
          <CashbackCard offer={offer} />
        </li>
      ))}
    </ul>
  );
}
