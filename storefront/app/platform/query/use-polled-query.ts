import { useEffect, useEffectEvent } from 'react';
import { liveness } from '../live/live-events.ts';
import { startLive } from '../live/live.ts';
import { idOf } from './query-cache.ts';
import type { Query } from './query.ts';
import { fetchQuery } from './requests.ts';
import { useCached, useQuery, type QueryResult } from './use-query.ts';

/** While the live stream is open it says when something changed, and polling only checks. */
const LIVE_POLL_MS = 60_000;

/**
 * A query that is read again while the page is visible, and that opens the live stream. `pollMs` is the pause, or null
 * once the data is final.
 */
export function usePolledQuery<T>(
  query: Query<T> | null,
  pollMs: (data: T) => number | null,
  /** For a change that no live event reports. */
  { isPolledWhileLive = false }: { isPolledWhileLive?: boolean } = {},
): QueryResult<T> {
  const result = useQuery(query);
  // A new object after every answer, also after a failed one, so each of them schedules the next request.
  const state = useCached<T>(query?.key ?? null);
  const id = query && idOf(query.key);
  const pause = useEffectEvent(() => (state.kind === 'ready' ? pollMs(state.data) : null));
  const poll = useEffectEvent(() => {
    if (query) fetchQuery(query).catch(() => undefined);
  });
  const isLive = liveness.use();
  // The stream says nothing of a read that failed, as one without a network does.
  const isStale = state.kind === 'ready' && state.isStale;
  useEffect(() => {
    const ms = pause();
    if (id === null || ms === null) return undefined;
    startLive();
    return onceVisibleAfter(isLive && !isPolledWhileLive && !isStale ? Math.max(ms, LIVE_POLL_MS) : ms, () => poll());
  }, [id, state, isLive, isPolledWhileLive, isStale]);
  useEffect(() => {
    if (!isStale) return undefined;
    const onOnline = () => poll();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isStale]);
  return result;
}

/** Runs after a pause; in a hidden tab not before it is shown again. */
function onceVisibleAfter(ms: number, run: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', runIfVisible);
  };
  const runIfVisible = () => {
    if (document.visibilityState !== 'visible') return;
    cancel();
    run();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', runIfVisible);
    runIfVisible();
  }, ms);
  return cancel;
}
