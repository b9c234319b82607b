import { t } from '@rialto/texts/text.ts';
import { Gift } from 'lucide-react';
import { percentText } from '../../../../../cards/items/item-marks.tsx';
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
  const bonus = first.bonus_type === 'percent' ? percentText(first.bonus_amount) : money(first.bonus_amount);
  return (
    <p className="flex items-center gap-2 text-sm text-inverse-soft dark:text-ink-soft">
      <Gift className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
      {t('add_fund.teaser', { bonus, amount: money(first.minimum_add_amount) })}
    </p>
  );
}
