import { t } from '@rialto/texts/text.ts';
import { percentText } from '../../../cards/items/item-marks.tsx';
import { dayText } from '../../../words/dates.ts';
import { useQuery } from '../../../platform/query/use-query.ts';
import { useMoney } from '../../../words/money-text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { cashbackQuery, type CashbackOffer } from './cashback-query.ts';

export function CashbackPanel() {
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
    <ul className="flex flex-col gap-2.5">
      {offers.data.map((offer) => (
        <OfferLine key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}

function OfferLine({ offer }: { offer: CashbackOffer }) {
  const money = useMoney();
  const worth = offer.cashback_type === 'percent' ? percentText(offer.cashback_amount) : money(offer.cashback_amount);
  return (
    <li className="flex items-center gap-4 rounded-md bg-accent-soft p-4">
      <span className="min-w-14 text-xl font-extrabold text-accent-text tabular-nums">{worth}</span>
      <span className="min-w-0">
        <span className="block text-sm font-semibold text-ink">{offer.title}</span>
        <span className="block text-xs text-ink-soft">
          {t('cashback.terms', { amount: money(offer.min_purchase), day: dayText(offer.end_date) })}
        </span>
      </span>
    </li>
  );
}
