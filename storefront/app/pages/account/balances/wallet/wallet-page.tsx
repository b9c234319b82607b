import { t } from '@rialto/texts/text.ts';
import { Plus, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRootData } from '../../../../platform/page/root-data.ts';
import { useApproximateMoney, useChargedMoney } from '../../../../words/charged-money.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { OwnPage } from '../../own-page.tsx';
import { BalanceCard } from '../balance-card.tsx';
import { NotOffered } from '../not-offered.tsx';
import { AddFundDialog } from './add-fund/add-fund-dialog.tsx';
import { BonusTeaser } from './add-fund/bonus-teaser.tsx';
import { TopUpReturn } from './top-up-return.tsx';
import { outcomeOf, secretOf, withoutTopUp } from './top-up-params.ts';
import { WalletHistory } from './wallet-history.tsx';
import { WalletOffers } from './wallet-offers.tsx';

/** The money of the customer: balance, adding money, offers that pay into it, and its history (MON-01, MON-05). */
export function WalletPage() {
  const { config } = useRootData();
  if (config.customer_wallet_status === 0) return <WithoutWallet />;
  return (
    <OwnPage title={t('footer.wallet')} text={t('account.wallet_text')}>
      {({ wallet_balance }) => <WalletBody balance={wallet_balance} />}
    </OwnPage>
  );
}

/** A customer who paid before the wallet was switched off still learns the result. */
function WithoutWallet() {
  const [search, setSearch] = useSearchParams();
  const secret = secretOf(search);
  if (secret === null) return <NotOffered title={t('footer.wallet')} />;
  const leave = () => setSearch(withoutTopUp, { replace: true, preventScrollReset: true });
  return (
    <OwnPage title={t('footer.wallet')} text={t('wallet.not_offered_text')}>
      {() => <TopUpReturn secret={secret} outcome={outcomeOf(search)} onAgain={null} onDone={leave} />}
    </OwnPage>
  );
}

type TopUpDialog = { isOpen: boolean; amount: number | null };

function WalletBody({ balance }: { balance: number }) {
  const { config } = useRootData();
  const money = useChargedMoney();
  const approximate = useApproximateMoney();
  const [search, setSearch] = useSearchParams();
  const [adding, setAdding] = useState<TopUpDialog>({ isOpen: false, amount: null });
  const canAdd = config.add_fund_status === 1;
  const secret = secretOf(search);
  const leaveReturn = () => setSearch(withoutTopUp, { replace: true, preventScrollReset: true });
  const add = (amount: number | null) => setAdding({ isOpen: true, amount });
  return (
    <>
      {secret !== null && (
        <TopUpReturn
          key={secret}
          secret={secret}
          outcome={outcomeOf(search)}
          onAgain={canAdd ? add : null}
          onDone={leaveReturn}
        />
      )}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_19rem] xl:items-start">
        <BalanceCard icon={Wallet} label={t('wallet.balance')} value={money(balance)} note={approximate(balance)}>
          {canAdd && (
            <>
              <Button size="lg" icon={<Plus className="size-5" aria-hidden />} onClick={() => add(null)}>
                {t('add_fund.title')}
              </Button>
              <BonusTeaser />
            </>
          )}
        </BalanceCard>
        <WalletOffers className="xl:col-start-2 xl:row-span-2 xl:row-start-1" />
        <WalletHistory whenEmpty={canAdd && <Button onClick={() => add(null)}>{t('add_fund.title')}</Button>} />
      </div>
      <AddFundDialog {...adding} open={adding.isOpen} onClose={() => setAdding({ ...adding, isOpen: false })} />
    </>
  );
}
