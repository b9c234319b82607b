import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../platform/navigation/paths.ts';
import { useRootData } from '../platform/page/root-data.ts';
import { registerServiceWorker, cacheHomePage } from '../platform/page/service-worker.ts';

/** Long enough to know that somebody stays, and that the page has all its files. */
const SETTLED_MS = 4_000;

/** The shop opens without a network too, with the home that was seen last. */
export function useServiceWorker(): void {
  const { isInstallable, scope } = useRootData();
  const { pathname, search } = useLocation();
  const isHome = isInstallable && pathname === paths.home && search === '';
  const which = `${scope.language} ${scope.zoneIds.join()} ${scope.moduleId}`;

  useEffect(() => {
    if (isInstallable) registerServiceWorker();
  }, [isInstallable]);

  useEffect(() => {
    if (!isHome) return;
    const timer = setTimeout(() => void cacheHomePage(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isHome, which]);
}
