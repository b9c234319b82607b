import { readDevice, subscribeToDevice } from '../session/device.ts';
import { idOf, isInUse, publish, tabCache, type DefinedEntry, type Entry, type QueryCache } from './query-cache.ts';
import type { QueryKey } from './query.ts';
import { abortRequest, startRequest } from './requests.ts';

/** Marks everything under a key as stale and refetches what is shown. Resolves when the answers have arrived. */
export async function invalidate(prefix: QueryKey, cache = tabCache): Promise<void> {
  const refetches = matching(prefix, cache).flatMap((entry) => {
    entry.updatedAt = 0;
    publish(entry);
    return isInUse(entry) && isDefined(entry) ? [startRequest(entry, cache.now)] : [];
  });
  await Promise.allSettled(refetches);
}

/** Drops everything under a key, and refetches what is shown. */
export function reset(prefix: QueryKey, cache = tabCache): void {
  for (const entry of matching(prefix, cache)) drop(entry, cache);
}

/** Part of every query whose data belongs to the customer or guest: the data is dropped when they sign in or out. */
export const owned = { isOwned: true } as const;

export function resetOwned(cache = tabCache): void {
  for (const entry of cache.entries.values()) if (entry.query?.isOwned) drop(entry, cache);
}

let token = readDevice('token');

// The owner changes when somebody signs in or out, here or in another tab (NAV-12).
if (typeof window !== 'undefined')
  subscribeToDevice(() => {
    const current = readDevice('token');
    if (current === token) return;
    token = current;
    resetOwned();
  });

function matching(prefix: QueryKey, { entries }: QueryCache): Entry[] {
  const start = idOf(prefix).slice(0, -1);
  const isMatch = (id: string) => id.startsWith(start) && [',', ']'].includes(id.charAt(start.length));
  return [...entries].filter(([id]) => isMatch(id)).map(([, entry]) => entry);
}

function isDefined(entry: Entry): entry is DefinedEntry {
  return entry.query !== null;
}

function drop(entry: Entry, cache: QueryCache): void {
  Object.assign(entry, { data: undefined, error: undefined, updatedAt: 0 });
  if (entry.listeners.size > 0 && isDefined(entry)) void startRequest(entry, cache.now);
  else abortRequest(entry);
  publish(entry);
}
