/** Names what is cached. Keys that begin alike can be invalidated together. */
export type QueryKey = readonly (string | number | boolean | null)[];

/** What to read from the server, and how long the answer may be used. */
export type Query<T> = {
  key: QueryKey;
  fetch: (signal: AbortSignal) => Promise<T>;
  /** A component that mounts refetches data older than this. The default 0 refetches on every mount. */
  staleMs?: number;
  /** How long data stays cached after the last component that shows it has unmounted. */
  cacheMs?: number;
  /** The data belongs to the customer or guest of this device, so it is dropped when somebody signs in or out. */
  isOwned?: boolean;
  /** Rejects an answer that was overtaken by a newer one. */
  isOlder?: (next: T, cached: T) => boolean;
};

export type QueryState<T> =
  | { kind: 'loading' }
  | { kind: 'error'; error: unknown }
  /** `isStale` after an invalidation or a failed refetch; `isOptimistic` while a change is being sent. */
  | { kind: 'ready'; data: T; isStale: boolean; isOptimistic: boolean };

export const LOADING: QueryState<never> = { kind: 'loading' };
