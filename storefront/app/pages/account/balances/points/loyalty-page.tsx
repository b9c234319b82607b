import type { Config } from '@rialto/contract/calls/content.ts';
import { moneyForPoints, type PointsRule } from '@rialto/rules/wallet/points.ts';
import { t } from '@rialto/texts/text.ts';
import { Coins } from 'lucide-react';
import { useRootData } from '../../../../platform/page/root-data.ts';
import { useChargedMoney } from '../../../../words/charged-money.ts';
import { amountOf } from '../../../../words/minor.ts';
import { numberText } from '../../../../words/number-text.ts';
import { OwnPage } from '../../own-page.tsx';
import { BalanceCard } from '../balance-card.tsx';
import { NotOffered } from '../not-offered.tsx';
import { ConvertPoints } from './convert-points.tsx';
import { PointsHistory } from './points-history.tsx';
import { PointsRules } from './points-rules.tsx';

/** The points of the customer: what they are worth, how they become money, and their history (MON-02). */
export function LoyaltyPage() {
  const { config } = useRootData();
  const money = useChargedMoney();
  if (config.loyalty_point_status === 0) return <NotOffered title={t('footer.loyalty')} />;
  const hasWallet = config.customer_wallet_status === 1;
  const digits = config.digit_after_decimal_point;
  const rule = ruleOf(config);
  const worth = (points: number) => money(amountOf(moneyForPoints(points, rule, digits), digits));
  return (
    <OwnPage title={t('footer.loyalty')} text={t('account.loyalty_text')}>
      {({ loyalty_point: points }) => (
        <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_19rem] xl:items-start">
          <BalanceCard
            icon={Coins}
            label={t('points.balance')}
            value={numberText(points)}
            note={hasWallet && t('points.worth', { amount: worth(points) })}
          />
          <PointsRules rule={rule} hasWallet={hasWallet} className="xl:col-start-2 xl:row-span-3 xl:row-start-1" />
          <ConvertPoints balance={points} rule={rule} worth={worth} />
          <PointsHistory />
        </div>
      )}
    </OwnPage>
  );
}

function ruleOf(config: Config): PointsRule {
  return {
    earnedPerUnit: config.loyalty_point_item_purchase_point,
    neededPerUnit: config.loyalty_point_exchange_rate,
    minimum: config.minimum_point_to_transfer,
  };
}
