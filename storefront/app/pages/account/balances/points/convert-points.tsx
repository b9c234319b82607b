import type { PointsRule } from '@rialto/rules/wallet/points.ts';
import { t } from '@rialto/texts/text.ts';
import { useRootData } from '../../../../platform/page/root-data.ts';
import { numberText } from '../../../../words/number-text.ts';
import { ProgressBar } from '@rialto/ui/feedback/progress-bar.tsx';
import { AccountCard } from '../../account-card.tsx';
import { ConvertForm } from './convert-form.tsx';

type Props = {
  balance: number;
  rule: PointsRule;
  /** What points become, as text. */
  worth: (points: number) => string;
};

/** Points become money of the wallet, from the minimum of the shop on. */
export function ConvertPoints(props: Props) {
  const { config } = useRootData();
  if (config.customer_wallet_status === 0) return null;
  const isEnough = props.balance >= props.rule.minimum;
  return (
    <AccountCard title={t('points.convert')} text={t('points.convert_text')}>
      {isEnough ? <ConvertForm {...props} /> : <TooFew {...props} />}
    </AccountCard>
  );
}

function TooFew({ balance, rule }: Props) {
  const have = t('points.of_minimum', { points: numberText(balance), minimum: numberText(rule.minimum) });
  return (
    <>
      <ProgressBar label={t('points.convert')} value={balance} max={rule.minimum} valueText={have} />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-md text-ink-soft">
        <span>{t('points.more_needed', { count: rule.minimum - balance })}</span>
        <span className="tabular-nums">{have}</span>
      </p>
    </>
  );
}
