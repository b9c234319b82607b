import { t } from '@rialto/texts/text.ts';
import { useQuery } from '../../platform/query/use-query.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { CashbackCard } from './cashback-card.tsx';
import { cashbackQuery } from './cashback-query.ts';

type Props = {
  /** Arranges the offers. */
  listClass?: string;
  /** The list scrolls and has no focusable elements, so it must be scrollable by keyboard itself. */
  isScrolled?: boolean;
};

/** The cashback offers with their terms. */
export function CashbackPanel({ listClass = 'flex flex-col gap-2.5', isScrolled = false }: Props) {
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
    <ul className={listClass} tabIndex={isScrolled ? 0 : undefined}>
      {offers.data.map((offer) => (
        <li key={offer.id} className="shrink-0">
          <CashbackCard offer={offer} />
        </li>
      ))}
    </ul>
  );
}
