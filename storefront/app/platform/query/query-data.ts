import { idOf, publish, storeAnswer, tabCache } from './query-cache.ts';
import type { Query } from './query.ts';

/** The data as shown, with optimistic changes. */
export function getData<T>({ key }: Query<T>, cache = tabCache): T | undefined {
  const state = cache.find(idOf(key))?.state;
  return state?.kind === 'ready' ? (state.data as T) : undefined;
}

/** The last answer of the server, without optimistic changes. */
export function getServerData<T>({ key }: Query<T>, cache = tabCache): T | undefined {
  return cache.find(idOf(key))?.data as T | undefined;
}

/** Stores an answer, such as the result of a mutation. False if a newer one is cached. */
export function setData<T>(query: Query<T>, data: T, cache = tabCache): boolean {
  return storeAnswer(cache.define(query), data, cache.now());
}

/** Forgets the data, and leaves a request on its way alone. */
export function clearData<T>(query: Query<T>, cache = tabCache): void {
  const entry = cache.define(query);
  Object.assign(entry, { data: undefined, updatedAt: 0 });
  publish(entry);
}

/**
 * Shows a change before the server has confirmed it. The returned function ends that: with the server's answer, or
 * without one to roll back.
 */
export function applyOptimistic<T>(
  query: Query<T>,
  update: (data: T) => T,
  cache = tabCache,
): (answer?: T | null) => void {
  const entry = cache.define(query);
  const change = update as (data: unknown) => unknown;
  entry.updates = [...entry.updates, change];
  publish(entry);
  return (answer) => {
    entry.updates = entry.updates.filter((other) => other !== change);
    if (answer == null || !storeAnswer(entry, answer, cache.now())) publish(entry);
  };
}
