import { t } from '@rialto/texts/text.ts';
import { StepList } from '../../../../cards/step-list.tsx';
import { useChargedMoney } from '../../../../words/charged-money.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import type { Rewards } from './invitation.tsx';

type Props = { rewards: Rewards; mostPerMonth: number | undefined; className: string };

/** How an invitation becomes money, in plain words and in the numbers of the shop. */
export function ReferralRules({ rewards, mostPerMonth, className }: Props) {
  const money = useChargedMoney();
  const steps = [
    { title: t('referral.step_share'), text: t('referral.step_share_text') },
    { title: t('referral.step_join'), text: t('referral.step_join_text') },
    { title: t('referral.step_earn'), text: earnText(rewards, money) },
  ];
  return (
    <section
      aria-labelledby="referral-rules"
      className={classNames('rounded-lg border border-hairline bg-surface p-5 sm:p-6', className)}
    >
      <h2 id="referral-rules" className="text-lg font-semibold text-ink">
        {t('referral.rules')}
      </h2>
      <StepList steps={steps} look="plain" />
      <p className="mt-6 border-t border-hairline pt-4 text-sm text-ink-soft">
        {mostPerMonth !== undefined && `${t('referral.most_per_month', { count: mostPerMonth })} `}
        {t('referral.not_own')}
      </p>
    </section>
  );
}

function earnText({ referrer, joined }: Rewards, money: (amount: number) => string): string {
  if (referrer > 0 && joined > 0) return t('referral.earn_both', { referrer: money(referrer), joined: money(joined) });
  if (referrer > 0) return t('referral.earn_referrer', { amount: money(referrer) });
  return joined > 0 ? t('referral.earn_joined', { amount: money(joined) }) : t('referral.earn_none');
}
