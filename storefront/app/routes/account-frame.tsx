import { Outlet, useLocation } from 'react-router';
import { PageHead } from '../platform/page-head.tsx';
import { useIsSignedIn } from '../platform/session/account.ts';
import { AccountNotice } from '../sections/account/account-notice.tsx';
import { accountPage, accountPaths } from '../sections/account/account-pages.ts';

/** The frame of the pages that belong to a customer. Who is not signed in reads what each is for. */
export default function AccountFrame() {
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  const path = accountPaths.find((known) => pathname.split('/')[1] === known);
  if (isSignedIn || !path) return <Outlet />;
  const page = accountPage(path);
  return (
    <>
      <PageHead title={page.title} description={page.purpose} path={pathname} isUnlisted />
      <AccountNotice page={page} />
    </>
  );
}
