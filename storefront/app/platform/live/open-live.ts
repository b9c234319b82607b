import { followLive } from '@rialto/api-client/follow-live.ts';
import type { LiveEventName } from '@rialto/contract/calls/live.ts';
import { headerNames } from '@rialto/contract/http/headers.ts';
import { invalidate } from '../query/invalidate.ts';
import type { QueryKey } from '../query/query.ts';
import { readDevice, subscribeToDevice } from '../session/device.ts';
import { emitLive, liveness, onLiveEvent, trackingProofs } from './live-events.ts';
import { TabLive, type Channel } from './tab-live.ts';

const CHANNEL = 'rialto-live';

/**
 * Joins the stream of this browser, which one of its tabs holds: on plain HTTP a browser has only six connections to a
 * host. Without Web Locks or BroadcastChannel there is no stream, and pages poll.
 */
export function openLive(): void {
  // Both types promise them, but older browsers and pages without TLS have no locks.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks || typeof BroadcastChannel === 'undefined') return;
  const tab = new TabLive({
    locks,
    channel: new BroadcastChannel(CHANNEL) as Channel,
    follow: (options) => followLive({ fetch: (url, init) => fetch(url, init), ...options }),
    credentials,
    isVisible,
    onEvent: emitLive,
    onLive: liveness.write,
  });
  refreshOn(['order_status', 'courier_changed', 'order_late', 'reset'], ['orders']);
  refreshOn(['wallet_changed', 'reset'], ['wallet']);
  // The profile is on every page; after a reset only the pages of the account read it again.
  refreshOn(['wallet_changed'], ['profile']);
  subscribeToDevice(() => tab.credentialsChanged());
  trackingProofs.subscribe(() => tab.track(trackingProofs.read()));
  tab.track(trackingProofs.read());
  window.addEventListener('online', () => tab.wake());
  document.addEventListener('visibilitychange', () => isVisible() && tab.wake());
  // A page in the back-forward cache must hold neither the lock nor the stream.
  window.addEventListener('pagehide', () => tab.stop());
  window.addEventListener('pageshow', () => tab.start());
  tab.start();
}

function credentials(): Record<string, string> | null {
  const token = readDevice('token');
  if (token) return { [headerNames.token]: `Bearer ${token}` };
  const guestId = readDevice('guest_id');
  return guestId ? { [headerNames.guestId]: guestId } : null;
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** Reads what is shown under a key again when one of the events arrives; a hidden tab when it is shown again. */
function refreshOn(names: readonly LiveEventName[], key: QueryKey): void {
  let isOutdated = false;
  const refresh = () => {
    isOutdated = !isVisible();
    if (!isOutdated) void invalidate(key);
  };
  for (const name of names) onLiveEvent(name, refresh);
  document.addEventListener('visibilitychange', () => isOutdated && refresh());
}
