import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { accountPage, accountPathOf } from './account-pages.ts';
import { AccountPageSkeleton } from './account-skeleton.tsx';
import { InboxPage } from './inbox-page.tsx';
import { LoyaltyPage } from './balances/loyalty-page.tsx';
import { ReferralPage } from './balances/referral-page.tsx';
import { WalletPage } from './balances/wallet-page.tsx';

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
  const { orderId } = useParams();
  switch (path) {
    case 'wallet':
      return <WalletPage />;
    case 'loyalty-points':
      return <LoyaltyPage />;
    case 'referral-code':
      return <ReferralPage />;
    case 'rate-and-review':
      return <ToOrder id={orderId ?? ''} />;
    default:
      return <InboxPage />;
  }
}

/** Reviews are written on the order's page. */
function ToOrder({ id }: { id: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.order(encodeURIComponent(id)), { replace: true }), [id, navigate]);
  return <AccountPageSkeleton />;
}
