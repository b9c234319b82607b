import { useLocation } from 'react-router';
import { PageHead } from '../../platform/page/page-head.tsx';
import { accountPage, accountPathOf } from './account-pages.ts';
import { InboxPage } from './inbox-page.tsx';
import { LoyaltyPage } from './balances/points/loyalty-page.tsx';
import { ReferralPage } from './balances/referral/referral-page.tsx';
import { WalletPage } from './balances/wallet/wallet-page.tsx';

/** The smaller account pages, each with its own URL. */
export default function Account() {
  const { pathname } = useLocation();
  const path = accountPathOf(pathname, '');
  const { title, purpose } = accountPage(path);
  return (
    <>
      <PageHead title={title} description={purpose} path={pathname} isUnlisted />
      <PageOf path={path} />
    </>
  );
}

function PageOf({ path }: { path: ReturnType<typeof accountPathOf> }) {
  switch (path) {
    case 'wallet':
      return <WalletPage />;
    case 'loyalty-points':
      return <LoyaltyPage />;
    case 'referral-code':
      return <ReferralPage />;
    default:
      return <InboxPage />;
  }
}
