/** What this browser keeps while its visitor signs in elsewhere: only its holder can come back. */
export type PendingSignIn = { requestId: string; from: string | null };

const KEY = 'social_way';

/** Throws where a private window refuses storage: then there is no way back. */
export function savePendingSignIn(pending: PendingSignIn): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

/** A way back is gone once. */
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

/** What the other side brought back in the address; null when it brought nothing to go on with. */
export function readCallback(search: URLSearchParams): { code: string; state: string } | null {
  const code = search.get('code');
  const state = search.get('state');
  return code && state && !search.has('error') ? { code, state } : null;
}
