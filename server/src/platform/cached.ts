import type { Clock } from './clock.ts';

type Entry<T> = { value: Promise<T>; staleAt: number };
export type Cache<T> = { read(key: string, load: () => Promise<T>): Promise<T>; drop(): void };

const MOST_ENTRIES = 1_000;

/**
 * Keeps what was loaded for a while; many askers at once cause one load, and a failed load is not kept. Whoever asks
 * for ever new keys only pushes out the oldest.
 */
export function cached<T>(clock: Clock, keepMs: number, most = MOST_ENTRIES): Cache<T> {
  const entries = new Map<string, Entry<T>>();

  function read(key: string, load: () => Promise<T>): Promise<T> {
    const known = entries.get(key);
    const now = clock().getTime();
    if (known && known.staleAt > now) return known.value;
    const entry = { value: load(), staleAt: now + keepMs };
    entries.set(key, entry);
    entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
    forgetOldest();
    return entry.value;
  }

  function forgetOldest(): void {
    const oldest = entries.size > most ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
  }

  return { read, drop: () => entries.clear() };
}
