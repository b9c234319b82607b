import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { entryBytes, type ByteLimit } from './byte-lru.ts';
import { estimateBytes } from './estimate-bytes.ts';

type Entry<T> = { value: Promise<T>; expiresAt: number };
type TtlCacheOptions<T> = ByteLimit<T> & { ttlMs: number };

export type TtlCache<T> = {
  /** The cached value of a key, or the result of `load`. Concurrent reads of one key share one load. */
  read(key: string, load: () => Promise<T>): Promise<T>;
  /** Removes every entry. The result of a load that is running now is not stored. */
  clear(): void;
};

/** Caches loaded values for a time and evicts the least recently used beyond a number of bytes. Failed loads are not stored. */
export function ttlCache<T>(clock: Clock, options: TtlCacheOptions<T>): TtlCache<T> {
  const { ttlMs, maxBytes, bytesOf = estimateBytes } = options;
  const loaded = new LRUCache<string, Entry<T>>({ maxSize: maxBytes });
  const loading = new Map<string, Entry<T>>();

  function start(key: string, load: () => Promise<T>, expiresAt: number): Promise<T> {
    const entry = { value: load(), expiresAt };
    loading.set(key, entry);
    // True once only, and never after `clear`.
    const finish = () => loading.get(key) === entry && loading.delete(key);
    entry.value.then((value) => finish() && loaded.set(key, entry, { size: entryBytes(key, bytesOf(value)) }), finish);
    return entry.value;
  }

  return {
    read(key, load) {
      const now = clock().getTime();
      const found = loaded.get(key);
      if (found && found.expiresAt > now) return found.value;
      const pending = loading.get(key);
      if (pending && pending.expiresAt > now) return pending.value;
      return start(key, load, now + ttlMs);
    },
    clear() {
      loaded.clear();
      loading.clear();
    },
  };
}
