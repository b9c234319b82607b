import { fetchWithRetry } from './fetch-with-retry.ts';
import { publish, storeAnswer, tabCache, type DefinedEntry, type Entry, type Request } from './query-cache.ts';
import type { Query } from './query.ts';

/** Reads from the server, or joins the request that is on its way. */
export function fetchQuery<T>(query: Query<T>, cache = tabCache): Promise<T> {
  const entry = cache.define(query);
  return (entry.request?.promise ?? startRequest(entry, cache.now)) as Promise<T>;
}

/** The cached data while it is fresh, else what the server answers. */
export function fetchIfStale<T>(query: Query<T>, cache = tabCache): Promise<T> {
  const { data, updatedAt } = cache.define(query);
  const isFresh = data !== undefined && updatedAt + (query.staleMs ?? 0) > cache.now();
  return isFresh ? Promise.resolve(data as T) : fetchQuery(query, cache);
}

/** Calls the listener when the entry changes. The request is aborted when the last listener leaves. */
export function subscribe(id: string, listener: () => void, cache = tabCache): () => void {
  const entry = cache.open(id);
  entry.listeners.add(listener);
  return () => {
    entry.listeners.delete(listener);
    entry.unusedAt = cache.now();
    // Another component may take over in the same commit.
    queueMicrotask(() => entry.listeners.size === 0 && abortRequest(entry));
  };
}

/** Starts a request in place of the one on its way. Callers that wait for the former get the answer of the new one. */
export function startRequest(entry: DefinedEntry, clock: () => number): Promise<unknown> {
  const controller = new AbortController();
  const settle = (data: unknown, error?: unknown): unknown => {
    if (request.replacement) return request.replacement.promise;
    if (entry.request === request) {
      Object.assign(entry, { request: null, unusedAt: clock() });
      if (error === undefined) storeAnswer(entry, data, clock());
      else {
        Object.assign(entry, { error, updatedAt: 0 });
        publish(entry);
      }
    }
    if (error !== undefined) throw error as Error;
    return data;
  };
  const former = entry.request;
  abortRequest(entry);
  const promise = fetchWithRetry(entry.query.fetch, controller.signal).then(settle, (thrown: unknown) =>
    settle(null, thrown),
  );
  const request: Request = { controller, promise };
  entry.request = request;
  if (former) former.replacement = request;
  // Components read the error from the state, so nothing may be waiting for the promise.
  promise.catch(() => undefined);
  entry.error = undefined;
  if (entry.state.kind === 'error') publish(entry);
  return promise;
}

export function abortRequest(entry: Entry): void {
  entry.request?.controller.abort();
  entry.request = null;
}
