import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { idOf, tabCache } from './query-cache.ts';
import { LOADING, type Query, type QueryKey, type QueryState } from './query.ts';
import { fetchIfStale, startRequest, subscribe } from './requests.ts';

export type QueryResult<T> = QueryState<T> & {
  /** Reads again, in place of a request on its way. */
  refetch: () => void;
};

/**
 * Shows the cached data of a query, and reads it from the server on mount unless it is fresh; null reads nothing.
 * With `delayMs` the request waits that long, so that typing does not send one per letter.
 */
export function useQuery<T>(query: Query<T> | null, { delayMs = 0 }: { delayMs?: number } = {}): QueryResult<T> {
  const id = query && idOf(query.key);
  const state = useCached<T>(query?.key ?? null);
  const begin = useEffectEvent(() => {
    if (query) fetchIfStale(query).catch(() => undefined);
  });
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => begin(), delayMs);
    return () => clearTimeout(timer);
  }, [id, delayMs]);
  return { ...state, refetch: () => query && void startRequest(tabCache.define(query), tabCache.now) };
}

/** Shows what is cached under a key without requesting it; the server renders it as loading. */
export function useCached<T>(key: QueryKey | null): QueryState<T> {
  const id = key && idOf(key);
  const subscribeTo = useCallback(
    (listener: () => void) => (id === null ? () => undefined : subscribe(id, listener)),
    [id],
  );
  const read = () => ((id !== null && tabCache.find(id)?.state) || LOADING) as QueryState<T>;
  return useSyncExternalStore(subscribeTo, read, () => LOADING);
}
