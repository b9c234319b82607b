import { Outlet, useLocation, useNavigate } from 'react-router';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { useSessionEnd } from '../../platform/session/session-end.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { AccountLayout } from './account-layout.tsx';
import { AccountNotice } from './account-notice.tsx';
import { accountPage, accountPathOf } from './account-pages.ts';
import { AccountSkeleton } from './account-skeleton.tsx';

/** The frame of the account pages. Visitors who are not signed in see what each page is for. */
export default function AccountFrame() {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  // These pages call the API immediately, possibly before the top bar is mounted, which otherwise redirects to sign-in
  // (ACC-05).
  useSessionEnd(() => void navigate(paths.signInFrom(`${pathname}${search}`), { replace: true }));
  if (isHydrated && isSignedIn) {
    return (
      <AccountLayout>
        <Outlet />
      </AccountLayout>
    );
  }
  const page = accountPage(accountPathOf(pathname, search));
  return (
    <>
      <PageHead title={page.title} description={page.purpose} path={pathname} isUnlisted />
      {isHydrated ? <AccountNotice page={page} /> : <SessionUnknown page={page} />}
    </>
  );
}

/** Only the browser knows the session, so a skeleton is shown until hydration instead of the sign-in notice. */
function SessionUnknown({ page }: { page: ReturnType<typeof accountPage> }) {
  return (
    <>
      <div className="scripted">
        <AccountSkeleton />
      </div>
      <noscript>
        <AccountNotice page={page} />
      </noscript>
    </>
  );
}
