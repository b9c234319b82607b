import { t } from '@rialto/texts/text.ts';
import { Wallet } from 'lucide-react';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { useRootData } from '../../../platform/page/root-data.ts';
import { BalanceCard } from './balance-card.tsx';
import { EmptyHistory } from './empty-history.tsx';
import { NotOffered } from './not-offered.tsx';
import { OwnPage } from '../own-page.tsx';

export function WalletPage() {
  const { config } = useRootData();
  const money = useChargedMoney();
  if (config.customer_wallet_status === 0) return <NotOffered title={t('footer.wallet')} />;
  return (
    <OwnPage title={t('footer.wallet')} text={t('account.wallet_text')}>
      {({ wallet_balance }) => (
        <>
          <BalanceCard icon={Wallet} label={t('wallet.balance')} value={money(wallet_balance)} />
          <EmptyHistory title={t('wallet.none')} text={t('wallet.none_text')} />
        </>
      )}
    </OwnPage>
  );
}
