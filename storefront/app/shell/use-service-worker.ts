import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../platform/navigation/paths.ts';
import { useRootData } from '../platform/page/root-data.ts';
import { registerServiceWorker, cacheHomePage } from '../platform/page/service-worker.ts';

/** By then the page has loaded its files, and visitors who leave at once cause no extra requests. */
const CACHE_DELAY_MS = 4_000;

/** Registers the service worker and caches the last home page for offline use. */
export function useServiceWorker(): void {
  const { isInstallable, scope } = useRootData();
  const { pathname, search } = useLocation();
  const isHome = isInstallable && pathname === paths.home && search === '';
  const scopeKey = `${scope.language} ${scope.zoneIds.join()} ${scope.moduleId}`;

  useEffect(() => {
    if (isInstallable) registerServiceWorker();
  }, [isInstallable]);

  useEffect(() => {
    if (!isHome) return;
    const timer = setTimeout(() => void cacheHomePage(), CACHE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isHome, scopeKey]);
}
