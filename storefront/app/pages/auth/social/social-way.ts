/** What this browser keeps while its visitor signs in elsewhere: only its holder can come back. */
export type SocialWay = { requestId: string; from: string | null };

const KEY = 'social_way';

/** Throws where a private window refuses storage: then there is no way back. */
export function keepWay(way: SocialWay): void {
  sessionStorage.setItem(KEY, JSON.stringify(way));
}

/** A way back is gone once. */
export function takeWay(): SocialWay | null {
  try {
    const kept = readWay(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}

export function readWay(text: string | null): SocialWay | null {
  const kept = parse(text) as Partial<SocialWay> | null;
  if (typeof kept?.requestId !== 'string') return null;
  return { requestId: kept.requestId, from: typeof kept.from === 'string' ? kept.from : null };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** What the other side brought back in the address; null when it brought nothing to go on with. */
export function broughtBack(search: URLSearchParams): { code: string; state: string } | null {
  const code = search.get('code');
  const state = search.get('state');
  return code && state && !search.has('error') ? { code, state } : null;
}
