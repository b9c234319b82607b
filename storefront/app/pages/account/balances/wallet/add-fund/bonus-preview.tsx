import { t } from '@rialto/texts/text.ts';
import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRootData } from '../../../../../platform/page/root-data.ts';
import { useChargedMoney } from '../../../../../words/charged-money.ts';
import { amountOf, minorOf } from '../../../../../words/minor.ts';
import { bonusFor, nextBonus, type Bonus } from './bonus.ts';

type Props = { amount: number | null; bonuses: Bonus[]; onChoose: (amount: number) => void };

/** What the wallet gets for the amount, and how much more brings a higher bonus. */
export function BonusPreview({ amount, bonuses, onChoose }: Props) {
  const digits = useRootData().config.digit_after_decimal_point;
  const money = useChargedMoney();
  if (bonuses.length === 0) return null;
  const bonus = bonusFor(amount ?? 0, bonuses, digits);
  const next = nextBonus(amount ?? 0, bonuses, digits);
  const total = amountOf(minorOf(amount ?? 0, digits) + minorOf(bonus, digits), digits);
  return (
    <div className="rounded-md bg-sunken p-4">
      <dl aria-live="polite" className="flex flex-col gap-2 text-md">
        <Line label={t('add_fund.you_pay')}>{money(amount ?? 0)}</Line>
        <Line label={t('add_fund.bonus')} isGift={bonus > 0}>
          +{money(bonus)}
        </Line>
        <Line label={t('add_fund.you_get')} isTotal>
          {money(total)}
        </Line>
      </dl>
      {next && (
        <button
          type="button"
          onClick={() => onChoose(next.from)}
          className="touch-area mt-3 flex items-start gap-2 text-start text-sm font-semibold text-accent-text hover:underline"
        >
          <Gift className="mt-0.5 size-4 shrink-0" aria-hidden />
          {t('add_fund.next_bonus', { amount: money(next.from), bonus: money(next.bonus) })}
        </button>
      )}
    </div>
  );
}

type LineProps = { label: string; isGift?: boolean; isTotal?: boolean; children: ReactNode };

function Line({ label, isGift, isTotal, children }: LineProps) {
  const look = isTotal ? 'border-t border-hairline pt-2 font-semibold text-ink' : 'text-ink-soft';
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{label}</dt>
      <dd className={`tabular-nums ${isGift ? 'font-semibold text-success-text' : ''}`}>{children}</dd>
    </div>
  );
}
