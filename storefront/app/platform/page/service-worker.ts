const LANGUAGE_OF_OFFLINE_PAGE = 'offline-language';

/** Registers the service worker after the page has loaded, because it is not urgent. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // Once per language the visitor has used.
    const language = document.documentElement.lang;
    if (sessionStorage.getItem(LANGUAGE_OF_OFFLINE_PAGE) === language) return;
    active?.postMessage({ kind: 'offline-page' });
    sessionStorage.setItem(LANGUAGE_OF_OFFLINE_PAGE, language);
  } catch {
    // The shop works without a service worker.
  }
}

/** Asks the worker to cache the current home page and its files, which it may not have seen. */
export async function cacheHomePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  active?.postMessage({ kind: 'home', files });
}
