import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { t } from '@rialto/texts/text.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Drawer } from '@rialto/ui/overlays/drawer.tsx';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { QueryState } from '../cards/query-state.tsx';
import { startLive } from '../platform/live.ts';
import { useMay, useOwnAccountQuery } from '../platform/own-account.ts';
import { sessionToken } from '../platform/session.ts';
import { useStore } from '../platform/store.ts';
import { AccountMenu } from './account-menu.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { SideNavigation } from './side-navigation.tsx';

const OrderDesk = lazy(async () => ({ default: (await import('../features/orders/order-desk.tsx')).OrderDesk }));

/** The frame of all pages that need a session. */
export function Frame() {
  const token = useStore(sessionToken);
  const { pathname, search } = useLocation();
  if (token === null) return <Navigate to="/sign-in" replace state={{ from: `${pathname}${search}` }} />;
  return <SignedInFrame key={token} />;
}

function SignedInFrame() {
  const account = useOwnAccountQuery();
  const { pathname, search } = useLocation();
  if (lacksSecondFactor(account.error))
    return <Navigate to="/sign-in/code" replace state={{ from: `${pathname}${search}` }} />;
  return (
    <QueryState query={account} skeleton={<Skeleton className="m-6 h-40" />}>
      {() => <PageFrame />}
    </QueryState>
  );
}

function lacksSecondFactor(fault: unknown): boolean {
  return fault instanceof CallRefused && fault.errors[0]?.code === 'second_factor_required';
}

function PageFrame() {
  useEffect(() => startLive(), []);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const hasOrders = useMay('orders');
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr] print:block">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-(--z-toast) focus:bg-ground focus:p-3"
      >
        {t('console.skip')}
      </a>
      <aside className="sticky top-0 h-dvh overflow-y-auto border-e border-hairline bg-sunken p-3 max-lg:hidden print:hidden">
        <p className="mb-4 px-3 pt-1 text-lg font-extrabold text-ink">{t('console.name')}</p>
        <SideNavigation />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-(--z-sticky) flex h-14 items-center gap-2 border-b border-hairline bg-ground/95 px-4 backdrop-blur-md print:hidden">
          <IconButton label={t('console.navigation')} className="lg:hidden" onClick={() => setIsDrawerOpen(true)}>
            <MenuIcon className="size-5" aria-hidden />
          </IconButton>
          <ConnectionNotice />
          <div className="ms-auto">
            <AccountMenu />
          </div>
        </header>
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[90rem] flex-1 px-4 py-6 outline-none lg:px-8">
          <Suspense fallback={<Skeleton className="h-40" />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {hasOrders && (
        <Suspense fallback={null}>
          <OrderDesk />
        </Suspense>
      )}
      <Drawer
        open={isDrawerOpen}
        onClose={() => setIsDrawerOpen(false)}
        side="start"
        size="sm"
        title={t('console.name')}
        closeLabel={t('console.close')}
      >
        <SideNavigation onFollow={() => setIsDrawerOpen(false)} />
      </Drawer>
    </div>
  );
}
