import type { PointsRule } from '@rialto/rules/wallet/points.ts';
import { t } from '@rialto/texts/text.ts';
import { ArrowRightLeft, Bike, ShoppingBag, type LucideIcon } from 'lucide-react';
import { useChargedMoney } from '../../../../words/charged-money.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';

type Props = { rule: PointsRule; hasWallet: boolean; className: string };

/** How points are earned and what they become, in the numbers of the shop. Without a wallet they become nothing. */
export function PointsRules({ rule, hasWallet, className }: Props) {
  const money = useChargedMoney();
  const unit = money(1);
  const toMoney = t('points.rule_rate', { count: rule.neededPerUnit, amount: unit });
  const lines: [LucideIcon, string][] = [
    [ShoppingBag, t('points.rule_earn', { count: rule.earnedPerUnit, amount: unit })],
    [Bike, t('points.rule_when')],
    ...(hasWallet ? [[ArrowRightLeft, toMoney] satisfies [LucideIcon, string]] : []),
  ];
  return (
    <section
      aria-labelledby="points-rules"
      className={classNames('rounded-lg border border-hairline bg-surface p-5 sm:p-6', className)}
    >
      <h2 id="points-rules" className="text-lg font-semibold text-ink">
        {t('points.rules')}
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {lines.map(([Icon, text]) => (
          <li key={text} className="flex gap-3 text-md text-ink-soft">
            <Icon className="mt-0.5 size-5 shrink-0 text-accent-text" strokeWidth={1.75} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
