import { data, useLocation } from 'react-router';
import { PageHead } from '../platform/page-head.tsx';
import { AccountNotice } from '../sections/account/account-notice.tsx';
import { accountPage, accountPaths } from '../sections/account/account-pages.ts';

/** The pages of a customer. Nobody is one yet, so each says what it is for and how one gets there. */
export default function Account() {
  const { pathname } = useLocation();
  const path = accountPaths.find((known) => pathname.split('/')[1] === known);
  if (!path) throw data(null, { status: 404 });
  const page = accountPage(path);
  return (
    <>
      <PageHead title={page.title} description={page.purpose} path={pathname} isUnlisted />
      <AccountNotice page={page} />
    </>
  );
}
