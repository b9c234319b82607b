import { useSyncExternalStore } from 'react';

const TOKEN = /^\d{1,12}-\d{1,6}-[\w-]{32,128}$/;

/** The token of the link; null if there is none, undefined on the server, which never sees it. */
export function useLinkToken(): string | null | undefined {
  return useSyncExternalStore(subscribe, readToken, () => undefined);
}

export function tokenOf(hash: string): string | null {
  const token = hash.slice(1);
  return TOKEN.test(token) ? token : null;
}

function readToken(): string | null {
  return tokenOf(location.hash);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
