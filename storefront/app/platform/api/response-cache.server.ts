/** A change of the catalogue is seen within a second. */
const TTL_MS = 500;
const MAX_ENTRIES = 200;

const cache = new Map<string, { response: Promise<unknown>; expiresAt: number }>();

/** Identical requests within half a second share one response. Failed responses are not cached. */
export function cachedResponse<T>(key: string, request: () => Promise<T>): Promise<T> {
  const now = Date.now();
  const cached = cache.get(key);
  if (cached && cached.expiresAt > now) return cached.response as Promise<T>;
  const response = request();
  cache.delete(key);
  cache.set(key, { response, expiresAt: now + TTL_MS });
  response.catch(() => cache.delete(key));
  removeOld(now);
  return response;
}

/** The first entries are the oldest. */
function removeOld(now: number): void {
  for (const [key, { expiresAt }] of cache) {
    if (expiresAt > now && cache.size <= MAX_ENTRIES) return;
    cache.delete(key);
  }
}
