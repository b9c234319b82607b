import { t } from '@rialto/messages/text.ts';
import { useEffect, type ReactNode } from 'react';
import { useGuestId } from '../features/guest/use-guest-id.ts';
import { useCurrentModule, useRootData } from '../platform/root-data.ts';
import { adoptScope } from '../platform/session/save-scope.ts';
import { DialogHost } from './dialog-host.tsx';
import { Footer } from './footer.tsx';
import { ToastHost } from './toast-host.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { scope } = useRootData();
  const module = useCurrentModule();
  useGuestId();
  useEffect(() => adoptScope(scope, module), [scope, module]);
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-(--z-float)">
        {t('shell.skip')}
      </a>
      <TopBar />
      <main id="main" className="flex-1" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <DialogHost />
      <ToastHost />
    </>
  );
}
