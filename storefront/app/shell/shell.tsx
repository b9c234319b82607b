import type { LiveEventData } from '@rialto/contract/calls/live.ts';
import { t } from '@rialto/texts/text.ts';
import { lazy, useEffect, type ReactNode } from 'react';
import { useCurrentModule, useHasLocation, useRootData } from '../platform/page/root-data.ts';
import { useIsSignedIn } from '../platform/session/account.ts';
import { startLive, useLiveEvent } from '../platform/live/live.ts';
import { readDevice } from '../platform/session/device.ts';
import { adoptScope } from '../platform/session/save-scope.ts';
import { Footer } from './footer/footer.tsx';
import { ItemDialogHost } from './overlays/item-dialog-host.tsx';
import { LazyBoundary } from './lazy-boundary.tsx';
import { LazyDialogHost } from './overlays/lazy-dialog-host.tsx';
import { PendingBar } from './bar/pending-bar.tsx';
import { ToastHost } from './overlays/toast-host.tsx';
import { TopBar } from './bar/top-bar.tsx';
import { useServiceWorker } from './use-service-worker.ts';

const ModuleNavigation = import.meta.env.SSR
  ? (await import('./bar/browse-navigation.tsx')).ModuleNavigation
  : lazy(async () => ({ default: (await import('./bar/browse-navigation.tsx')).ModuleNavigation }));

/** The frame around every page: bars, footer, dialogs and toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const { scope } = useRootData();
  const module = useCurrentModule();
  const hasLocation = useHasLocation();
  useServiceWorker();
  useLiveStream();
  useEffect(() => adoptScope(scope, module), [scope, module]);
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-(--z-float)">
        {t('shell.skip')}
      </a>
      <PendingBar />
      <TopBar />
      {hasLocation && (
        <LazyBoundary>
          <ModuleNavigation />
        </LazyBoundary>
      )}
      <main id="main" className="flex-1" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ItemDialogHost />
      <LazyDialogHost />
      <ToastHost />
    </>
  );
}

/** Customers follow their orders and messages on every page; guests only where an order is polled. */
function useLiveStream(): void {
  const isCustomer = useIsSignedIn();
  useEffect(() => {
    if (isCustomer) startLive();
    if (isCustomer && readDevice('push_endpoint') !== null) void keepPush();
  }, [isCustomer]);
  useLiveEvent('notice', (notice) => void showNotice(notice));
}

// Loaded when they are needed. Without a network there is no toast, and the subscription is checked at the next visit.
const showNotice = (notice: LiveEventData<'notice'>) =>
  import('../features/push/show-notice.ts').then((loaded) => loaded.showNotice(notice)).catch(() => undefined);
const keepPush = () =>
  import('../platform/push/push-subscription.ts').then((loaded) => loaded.keepPush()).catch(() => undefined);
