import { t } from '@rialto/texts/text.ts';
import { lazy, useEffect, type ReactNode } from 'react';
import { useGuestId } from './use-guest-id.ts';
import { useCurrentModule, useHasLocation, useRootData } from '../platform/page/root-data.ts';
import { adoptScope } from '../platform/session/save-scope.ts';
import { Footer } from './footer.tsx';
import { ItemDialogHost } from './item-dialog-host.tsx';
import { LazyPart } from './lazy-part.tsx';
import { OpenDialogs } from './open-dialogs.tsx';
import { PendingBar } from './pending-bar.tsx';
import { ToastHost } from './toast-host.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeptForLater } from './use-kept-for-later.ts';

const LocatedSides = import.meta.env.SSR
  ? (await import('./located.tsx')).LocatedSides
  : lazy(async () => ({ default: (await import('./located.tsx')).LocatedSides }));

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { scope } = useRootData();
  const module = useCurrentModule();
  const hasLocation = useHasLocation();
  useGuestId();
  useKeptForLater();
  useEffect(() => adoptScope(scope, module), [scope, module]);
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-(--z-float)">
        {t('shell.skip')}
      </a>
      <PendingBar />
      <TopBar />
      {hasLocation && (
        <LazyPart>
          <LocatedSides />
        </LazyPart>
      )}
      <main id="main" className="flex-1" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ItemDialogHost />
      <OpenDialogs />
      <ToastHost />
    </>
  );
}
