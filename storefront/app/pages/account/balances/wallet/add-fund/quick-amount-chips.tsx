import { t } from '@rialto/texts/text.ts';
import { useRootData } from '../../../../../platform/page/root-data.ts';
import { useChargedMoney } from '../../../../../words/charged-money.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { bonusFor, type Bonus } from './bonus.ts';
import { quickAmounts } from './quick-amounts.ts';

type Props = {
  limits: { minimum: number; maximum: number };
  bonuses: Bonus[];
  chosen: number | null;
  onChoose: (amount: number) => void;
};

/** Amounts for one press, each with its bonus. */
export function QuickAmountChips({ limits, bonuses, chosen, onChoose }: Props) {
  const money = useChargedMoney();
  const digits = useRootData().config.digit_after_decimal_point;
  const hasBonus = bonuses.length > 0;
  return (
    <div role="group" aria-label={t('add_fund.quick')} className="grid grid-cols-4 gap-2">
      {quickAmounts(limits).map((amount) => {
        const bonus = bonusFor(amount, bonuses, digits);
        return (
          <button
            key={amount}
            type="button"
            aria-pressed={amount === chosen}
            onClick={() => onChoose(amount)}
            className={classNames(CHIP, amount === chosen ? CHOSEN : 'border-hairline bg-surface hover:border-outline')}
          >
            <span className="font-semibold tabular-nums">{shortMoney(money(amount))}</span>
            {hasBonus && (
              <span className={classNames('text-xs', amount === chosen ? '' : 'text-success-text')}>
                {bonus > 0 ? t('add_fund.plus', { amount: shortMoney(money(bonus)) }) : '\u00a0'}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Without decimals that are all zero, so that four amounts fit beside each other on a phone. */
function shortMoney(text: string): string {
  return text.replace(/[.٫][0٠]+(?![\d٠-٩])/u, '');
}

const CHIP = 'flex min-h-13 min-w-0 flex-col items-center justify-center rounded-md border px-1 py-2 transition';
const CHOSEN = 'border-accent bg-accent-soft text-accent-text shadow-[inset_0_0_0_1px_var(--accent)]';
