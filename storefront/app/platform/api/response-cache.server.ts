/** A change of the catalogue is seen within a second. */
const TTL_MS = 500;
/** Bounds also responses that are still awaited, whose size is not known yet. */
const MAX_ENTRIES = 200;
const MAX_BYTES = 4_000_000;

export type SizedReply<T> = { reply: T; bytes: number };
type CachedReply = { response: Promise<SizedReply<unknown>>; expiresAt: number; bytes: number };

/** Replies that are shared for half a second, bounded in number and in bytes. */
export class ResponseCache {
  readonly #replies = new Map<string, CachedReply>();
  #bytes = 0;

  get size(): { entries: number; bytes: number } {
    return { entries: this.#replies.size, bytes: this.#bytes };
  }

  /** Identical requests share one response. Failed responses are not cached, and expired ones not kept. */
  async share<T>(key: string, request: () => Promise<SizedReply<T>>): Promise<T> {
    const cached = this.#replies.get(key);
    if (cached && cached.expiresAt > Date.now()) return ((await cached.response) as SizedReply<T>).reply;
    const entry: CachedReply = { response: request(), expiresAt: Date.now() + TTL_MS, bytes: key.length };
    this.#put(key, entry);
    setTimeout(() => this.#remove(key, entry), TTL_MS).unref();
    try {
      const { reply, bytes } = (await entry.response) as SizedReply<T>;
      if (this.#replies.get(key) === entry) this.#put(key, { ...entry, bytes: key.length + bytes });
      return reply;
    } catch (error) {
      this.#remove(key, entry);
      throw error;
    }
  }

  #put(key: string, entry: CachedReply): void {
    this.#remove(key);
    this.#replies.set(key, entry);
    this.#bytes += entry.bytes;
    // The first entries are the oldest.
    for (const oldest of this.#replies.keys()) {
      if (this.#replies.size <= MAX_ENTRIES && this.#bytes <= MAX_BYTES) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string, only?: CachedReply): void {
    const cached = this.#replies.get(key);
    if (!cached || (only && cached.response !== only.response)) return;
    this.#replies.delete(key);
    this.#bytes -= cached.bytes;
  }
}

const replies = new ResponseCache();

/** Identical requests of renders within half a second share one response. */
export function cachedResponse<T>(key: string, request: () => Promise<SizedReply<T>>): Promise<T> {
  return replies.share(key, request);
}

/** What the shared cache holds now. */
export function cacheSize(): { entries: number; bytes: number } {
  return replies.size;
}
