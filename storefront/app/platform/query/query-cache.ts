import { LOADING, type Query, type QueryKey, type QueryState } from './query.ts';

export const MAX_ENTRIES = 100;
const CACHE_MS = 300_000;

export type Request = { controller: AbortController; promise: Promise<unknown>; replacement?: Request };

export type Entry = {
  state: QueryState<unknown>;
  /** The last answer of the server; undefined before the first. */
  data: unknown;
  error: unknown;
  /** Optimistic changes on top of `data`, in the order they were made. */
  updates: ((data: unknown) => unknown)[];
  /** When `data` arrived; 0 makes it stale. */
  updatedAt: number;
  /** The definition used last, which a refetch needs. */
  query: Query<unknown> | null;
  request: Request | null;
  listeners: Set<() => void>;
  /** When the last listener left. */
  unusedAt: number;
};

export type DefinedEntry = Entry & { query: Query<unknown> };

/**
 * Caches answers of the server by key. Only effects and event handlers may write to it: rendering on the server must not
 * share data between visitors.
 */
export class QueryCache {
  readonly entries = new Map<string, Entry>();
  readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  find(id: string): Entry | undefined {
    const entry = this.entries.get(id);
    return entry && !isExpired(entry, this.now()) ? entry : undefined;
  }

  /** Finds or creates an entry. The one opened last is evicted last. */
  open(id: string): Entry {
    const entry = this.find(id) ?? createEntry(this.now());
    this.entries.delete(id);
    for (const [other, each] of this.entries) {
      if (this.entries.size < MAX_ENTRIES) break;
      if (!isInUse(each)) this.entries.delete(other);
    }
    this.entries.set(id, entry);
    return entry;
  }

  define<T>(query: Query<T>): DefinedEntry {
    return Object.assign(this.open(idOf(query.key)), { query: query as Query<unknown> });
  }
}

/** The cache of this browser tab. */
export const tabCache = new QueryCache();

export const idOf: (key: QueryKey) => string = JSON.stringify;

function createEntry(now: number): Entry {
  return {
    ...{ state: LOADING, data: undefined, error: undefined, updates: [], updatedAt: 0 },
    ...{ query: null, request: null, listeners: new Set(), unusedAt: now },
  };
}

export function isInUse({ listeners, updates, request }: Entry): boolean {
  return listeners.size > 0 || updates.length > 0 || request !== null;
}

function isExpired(entry: Entry, now: number): boolean {
  return !isInUse(entry) && now - entry.unusedAt >= (entry.query?.cacheMs ?? CACHE_MS);
}

/** Builds the state that components see, and notifies them. */
export function publish(entry: Entry): void {
  const { data, error, updates, updatedAt } = entry;
  if (data !== undefined) {
    const shown = updates.reduce<unknown>((sofar, update) => update(sofar), data);
    entry.state = { kind: 'ready', data: shown, isStale: updatedAt === 0, isOptimistic: updates.length > 0 };
  } else entry.state = error === undefined ? LOADING : { kind: 'error', error };
  entry.listeners.forEach((listener) => listener());
}

/** Stores an answer unless a newer one is cached. */
export function storeAnswer(entry: Entry, data: unknown, now: number): boolean {
  if (entry.data !== undefined && entry.query?.isOlder?.(data, entry.data)) return false;
  Object.assign(entry, { data, error: undefined, updatedAt: now });
  publish(entry);
  return true;
}
