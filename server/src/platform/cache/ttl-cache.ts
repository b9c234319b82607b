import { DatabaseUnavailable } from '@rialto/database/unavailable.ts';
import type { Clock } from '../clock.ts';
import { sharedBudget, type CacheBudget } from './cache-budget.ts';
import { estimateBytes } from './estimate-bytes.ts';

type Entry<T> = { value: Promise<T>; expiresAt: number };
type TtlCacheOptions<T> = {
  ttlMs: number;
  /** The size of one value; by default an estimate from a sample of it. */
  bytesOf?: (value: T) => number;
  budget?: CacheBudget;
};

export type TtlCache<T> = {
  /** The cached value of a key, or the result of `load`. Concurrent reads of one key share one load. */
  read(key: string, load: () => Promise<T>): Promise<T>;
  /** The cached value of a key, without loading it. */
  peek(key: string): Promise<T> | undefined;
  /** Removes every entry. The result of a load that is running now is not stored. */
  clear(): void;
};

/** How long after its expiry a value still replaces one that the database does not deliver. */
const STALE_MS = 600_000;
/** A database that is slower than this counts as not delivering. */
const PATIENCE_MS = 1_000;
const SLOW_MS = 5_000;

/**
 * Caches loaded values for a time, within the budget that all caches share. Failed loads are not stored; while the
 * database is away or silent, a value that expired lately is returned instead.
 */
export function ttlCache<T>(clock: Clock, options: TtlCacheOptions<T>): TtlCache<T> {
  const { ttlMs, bytesOf = estimateBytes, budget = sharedBudget } = options;
  const loaded = budget.cache<Entry<T>>();
  const loading = new Map<string, Entry<T>>();

  function start(key: string, load: () => Promise<T>, expiresAt: number): Promise<T> {
    const entry = { value: load(), expiresAt };
    loading.set(key, entry);
    // True once only, and never after `clear`.
    const finish = () => loading.get(key) === entry && loading.delete(key);
    entry.value.then((value) => finish() && loaded.set(key, entry, bytesOf(value)), finish);
    return entry.value;
  }

  /** Until then the database counts as slow, and a stale value is returned at once. */
  let slowUntil = 0;

  /** The fresh value, or the stale one if the database is away or takes too long. */
  async function freshOr(stale: Promise<T>, fresh: Promise<T>): Promise<T> {
    const giveUp = () => {
      slowUntil = performance.now() + SLOW_MS;
      return stale;
    };
    const delivered = fresh.then(
      (value) => {
        slowUntil = 0;
        return value;
      },
      (thrown: unknown) => {
        if (thrown instanceof DatabaseUnavailable) return giveUp();
        throw thrown;
      },
    );
    // After the stale value was returned, a failure has no reader.
    delivered.catch(() => undefined);
    if (performance.now() < slowUntil) return stale;
    const { promise: tooLate, resolve } = Promise.withResolvers<T>();
    const timer = setTimeout(() => resolve(giveUp()), PATIENCE_MS);
    return Promise.race([delivered, tooLate]).finally(() => clearTimeout(timer));
  }

  return {
    read(key, load) {
      const now = clock().getTime();
      const found = loaded.get(key);
      if (found && found.expiresAt > now) return found.value;
      const pending = loading.get(key);
      const fresh = pending && pending.expiresAt > now ? pending.value : start(key, load, now + ttlMs);
      return found && found.expiresAt + STALE_MS > now ? freshOr(found.value, fresh) : fresh;
    },
    peek(key) {
      const found = loaded.get(key);
      return found && found.expiresAt > clock().getTime() ? found.value : undefined;
    },
    clear() {
      loaded.clear();
      loading.clear();
    },
  };
}
