import { followLive, type LiveFollower, type ReceivedEvent } from '@rialto/api-client/follow-live.ts';
import { scopeHeaders } from '@rialto/api-client/scope-headers.ts';
import { useEffect, useEffectEvent } from 'react';
import { isOnline, staffScope } from './api.ts';
import { createStore } from './store.ts';

/** Whether the live stream is open; pages poll while it is not. */
export const isLive = createStore(false);

const listeners = new Set<(event: ReceivedEvent) => void>();
let follower: LiveFollower | null = null;

/** Follows the live stream of the session. The frame calls it once it knows the member of staff. */
export function startLive(): () => void {
  follower = followLive({
    fetch: (url, init) => fetch(url, init),
    headers: () => scopeHeaders(staffScope()),
    lastEventId: null,
    onState: (state) => isLive.set(state === 'open'),
    onEvent: (event) => listeners.forEach((listener) => listener(event)),
  });
  const wake = () => follower?.wake();
  const lose = () => isOnline.set(false);
  addEventListener('online', wake);
  addEventListener('offline', lose);
  document.addEventListener('visibilitychange', wake);
  return () => {
    follower?.stop();
    follower = null;
    isLive.set(false);
    removeEventListener('online', wake);
    removeEventListener('offline', lose);
    document.removeEventListener('visibilitychange', wake);
  };
}

/** Calls back for every event of the stream while the component is mounted. */
export function useLiveEvents(onEvent: (event: ReceivedEvent) => void): void {
  const receive = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: ReceivedEvent) => receive(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
