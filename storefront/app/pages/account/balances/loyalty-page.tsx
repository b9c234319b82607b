import { t } from '@rialto/texts/text.ts';
import { Coins } from 'lucide-react';
import { numberText } from '../../../words/number-text.ts';
import { useRootData } from '../../../platform/page/root-data.ts';
import { BalanceCard } from './balance-card.tsx';
import { EmptyHistory } from './empty-history.tsx';
import { NotOffered } from './not-offered.tsx';
import { OwnPage } from '../own-page.tsx';

export function LoyaltyPage() {
  const { config } = useRootData();
  if (config.loyalty_point_status === 0) return <NotOffered title={t('footer.loyalty')} />;
  return (
    <OwnPage title={t('footer.loyalty')} text={t('account.loyalty_text')}>
      {({ loyalty_point }) => (
        <>
          <BalanceCard icon={Coins} label={t('wallet.points')} value={numberText(loyalty_point)} />
          <EmptyHistory title={t('wallet.points_none')} text={t('wallet.points_none_text')} />
        </>
      )}
    </OwnPage>
  );
}
