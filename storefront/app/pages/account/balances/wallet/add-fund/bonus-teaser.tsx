import { t } from '@rialto/texts/text.ts';
import { Gift } from 'lucide-react';
import { useQuery } from '../../../../../platform/query/use-query.ts';
import { useChargedMoney } from '../../../../../words/charged-money.ts';
import { bonusesQuery } from './bonus.ts';

/** The bonus that begins with the smallest amount. */
export function BonusTeaser() {
  const money = useChargedMoney();
  const bonuses = useQuery(bonusesQuery());
  if (bonuses.kind !== 'ready') return null;
  const [first] = bonuses.data.toSorted((one, other) => one.minimum_add_amount - other.minimum_add_amount);
  if (!first) return null;
  return (
    <p className="flex items-center gap-2 text-sm text-inverse-soft dark:text-ink-soft">
      <Gift className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
      {t('add_fund.teaser', { title: first.title, amount: money(first.minimum_add_amount) })}
    </p>
  );
}
