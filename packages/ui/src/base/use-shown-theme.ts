import { useSyncExternalStore } from 'react';

/** The theme that is shown: the one chosen on the page, otherwise the system's. */
export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, shownTheme, () => 'light');
}

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

function shownTheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const system = window.matchMedia(SYSTEM_IS_DARK);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
