import type { Clock } from './clock.ts';

type Entry<T> = { value: Promise<T>; staleAt: number };

/** Keeps what `load` gave for a while; many askers at once cause one load, and a failed load is not kept. */
export function cached<K extends string | number, T>(
  clock: Clock,
  keepMs: number,
  load: (key: K) => Promise<T>,
): { read(key: K): Promise<T>; drop(): void } {
  const entries = new Map<K, Entry<T>>();

  function read(key: K): Promise<T> {
    const known = entries.get(key);
    const now = clock().getTime();
    if (known && known.staleAt > now) return known.value;
    const value = load(key);
    const entry = { value, staleAt: now + keepMs };
    entries.set(key, entry);
    value.catch(() => entries.get(key) === entry && entries.delete(key));
    return value;
  }

  return { read, drop: () => entries.clear() };
}
