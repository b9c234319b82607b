import { LRUCache } from 'lru-cache';

export type BudgetedCache<V> = {
  get(key: string): V | undefined;
  /** A value above the whole budget is not stored. */
  set(key: string, value: V, bytes: number): void;
  delete(key: string): void;
  clear(): void;
};
export type CacheBudget = { cache<V extends object>(): BudgetedCache<V>; usedBytes(): number };

export const MIB = 1_048_576;
/** What an entry takes beside its key and its value: the slots of the index and the objects around the value. */
const ENTRY_BYTES = 300;

type Slot = { value: object; keys: Set<string> };

/** Caches that share a number of bytes, keys included. The least recently used entry of any of them is evicted first. */
export function cacheBudget(maxBytes: number): CacheBudget {
  const slots = new LRUCache<string, Slot>({
    maxSize: maxBytes,
    dispose: ({ keys }, slotKey) => void keys.delete(slotKey),
  });
  let caches = 0;

  function cache<V extends object>(): BudgetedCache<V> {
    const prefix = `${(caches += 1)} `;
    const keys = new Set<string>();
    return {
      get: (key) => slots.get(prefix + key)?.value as V | undefined,
      set(key, value, bytes) {
        const slotKey = prefix + key;
        slots.set(slotKey, { value, keys }, { size: ENTRY_BYTES + 2 * slotKey.length + Math.ceil(bytes) });
        if (slots.has(slotKey)) keys.add(slotKey);
      },
      delete: (key) => void slots.delete(prefix + key),
      clear() {
        for (const slotKey of keys) slots.delete(slotKey);
      },
    };
  }
  return { cache, usedBytes: () => slots.calculatedSize };
}

/** All caches of the API share one budget, so that requests with invented values cannot fill the memory (trust.md T106). */
export const sharedBudget = cacheBudget(96 * MIB);
