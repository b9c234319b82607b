/** A change of the catalogue is seen within a second. */
const TTL_MS = 500;
/** Bounds also responses that are still awaited, whose size is not known yet. */
const MAX_ENTRIES = 200;
const MAX_BYTES = 4_000_000;

export type SizedReply<T> = { reply: T; bytes: number };
type CachedReply = { response: Promise<SizedReply<unknown>>; expiresAt: number; bytes: number };

const cache = new Map<string, CachedReply>();
let totalBytes = 0;

/** Identical requests within half a second share one response. Failed responses are not cached, and expired ones not kept. */
export async function cachedResponse<T>(key: string, request: () => Promise<SizedReply<T>>): Promise<T> {
  const cached = cache.get(key);
  if (cached && cached.expiresAt > Date.now()) return ((await cached.response) as SizedReply<T>).reply;
  const entry: CachedReply = { response: request(), expiresAt: Date.now() + TTL_MS, bytes: key.length };
  put(key, entry);
  setTimeout(() => remove(key, entry), TTL_MS).unref();
  try {
    const { reply, bytes } = (await entry.response) as SizedReply<T>;
    if (cache.get(key) === entry) put(key, { ...entry, bytes: key.length + bytes });
    return reply;
  } catch (error) {
    remove(key, entry);
    throw error;
  }
}

/** What the cache holds now. */
export function cacheSize(): { entries: number; bytes: number } {
  return { entries: cache.size, bytes: totalBytes };
}

function put(key: string, entry: CachedReply): void {
  remove(key);
  cache.set(key, entry);
  totalBytes += entry.bytes;
  // The first entries are the oldest.
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_ENTRIES && totalBytes <= MAX_BYTES) return;
    remove(oldest);
  }
}

function remove(key: string, only?: CachedReply): void {
  const cached = cache.get(key);
  if (!cached || (only && cached.response !== only.response)) return;
  cache.delete(key);
  totalBytes -= cached.bytes;
}
