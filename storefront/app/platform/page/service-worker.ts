const LANGUAGE_OF_OFFLINE_PAGE = 'offline-language';

/** Keeps the shop on the device for when there is no network. After the page has loaded: nothing of it is urgent. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // Once for each language in which the visitor has seen the shop meanwhile.
    const language = document.documentElement.lang;
    if (sessionStorage.getItem(LANGUAGE_OF_OFFLINE_PAGE) === language) return;
    active?.postMessage({ kind: 'offline-page' });
    sessionStorage.setItem(LANGUAGE_OF_OFFLINE_PAGE, language);
  } catch {
    // The shop works without it.
  }
}

/** Has the home kept that is on the page now, with every file it took: the worker may have seen none of them. */
export async function cacheHomePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  active?.postMessage({ kind: 'home', files });
}
