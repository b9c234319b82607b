import { useEffect, useEffectEvent } from 'react';
import { liveness } from '../live/live-events.ts';
import { startLive } from '../live/live.ts';
import { pollAgain } from './poll-again.ts';
import { idOf } from './query-cache.ts';
import type { Query } from './query.ts';
import { fetchQuery } from './requests.ts';
import { useCached, useQuery, type QueryResult } from './use-query.ts';

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
  const isStale = state.kind === 'ready' && state.isStale;
  useEffect(() => {
    const ms = id === null ? null : pause();
    if (ms !== null) startLive();
    return pollAgain({ ms, isLive, isPolledWhileLive, isStale }, () => poll());
  }, [id, state, isLive, isPolledWhileLive, isStale]);
  return result;
}
