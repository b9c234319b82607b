import { Navigate, useLocation, useParams } from 'react-router';
import { PageHead } from '../platform/page-head.tsx';
import { paths } from '../platform/paths.ts';
import { accountPage, accountPathOf } from '../sections/account/account-pages.ts';
import { InboxPage } from '../sections/account/inbox-page.tsx';
import { LoyaltyPage } from '../sections/account/loyalty-page.tsx';
import { ReferralPage } from '../sections/account/referral-page.tsx';
import { WalletPage } from '../sections/account/wallet-page.tsx';

/** The smaller pages of a customer, each under its own address. */
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
  const { orderId } = useParams();
  switch (path) {
    case 'wallet':
      return <WalletPage />;
    case 'loyalty-points':
      return <LoyaltyPage />;
    case 'referral-code':
      return <ReferralPage />;
    case 'rate-and-review':
      // What was ordered is rated where the order is.
      return <Navigate to={paths.order(encodeURIComponent(orderId ?? ''))} replace />;
    default:
      return <InboxPage />;
  }
}
