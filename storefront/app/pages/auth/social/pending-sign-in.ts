/** Stored while the visitor signs in at a provider; only this browser can complete the sign-in. */
export type PendingSignIn = { requestId: string; from: string | null };

const KEY = 'social_way';

/** Throws if a private window refuses storage, because the sign-in could not be completed. */
export function savePendingSignIn(pending: PendingSignIn): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

/** Can be taken once. */
export function takePendingSignIn(): PendingSignIn | null {
  try {
    const stored = parsePendingSignIn(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return stored;
  } catch {
    return null;
  }
}

export function parsePendingSignIn(text: string | null): PendingSignIn | null {
  const stored = parse(text) as Partial<PendingSignIn> | null;
  if (typeof stored?.requestId !== 'string') return null;
  return { requestId: stored.requestId, from: typeof stored.from === 'string' ? stored.from : null };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Code and state of the provider's callback URL; null if it has none or an error. */
export function readCallback(search: URLSearchParams): { code: string; state: string } | null {
  const code = search.get('code');
  const state = search.get('state');
  return code && state && !search.has('error') ? { code, state } : null;
}
