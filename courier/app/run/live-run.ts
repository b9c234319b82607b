import type { LiveFollower } from '@rialto/api-client/follow-live.ts';
import { scopeHeaders } from '@rialto/api-client/scope-headers.ts';
import { shownLanguage } from '../platform/language.ts';
import { link } from '../platform/connection.ts';
import { createStore } from '../platform/store.ts';
import { readChats } from './chat/read-chats.ts';
import { refreshRun } from './run.ts';

/** Whether the live stream is open; the run is then read again only now and then. */
export const isLive = createStore(false);

let follower: LiveFollower | null = null;
let followed: string | null = null;

/** Follows the live stream of the courier's link. Its code is loaded after the page; until then the page polls. */
export async function followRun(secret: string | null): Promise<void> {
  if (followed === secret) return;
  followed = secret;
  follower?.stop();
  follower = null;
  isLive.set(false);
  if (secret === null) return;
  const { followLive } = await import('@rialto/api-client/follow-live.ts');
  if (followed !== secret) return;
  follower = followLive({
    fetch: (url, init) => fetch(url, init),
    headers: () =>
      scopeHeaders({
        ...{ language: shownLanguage.get(), zoneIds: [], moduleId: null, point: null },
        token: link.get().secret,
      }),
    lastEventId: null,
    onState: (state) => {
      // A stream that ends may be the first sign of a missing network.
      if (isLive.get() && state === 'waiting') void refreshRun();
      isLive.set(state === 'open');
    },
    onEvent: ({ name }) => {
      if (name === 'message') void readChats();
      else void refreshRun().then(readChats);
    },
  });
}

/** Reconnects at once, such as when the network or the page is back. */
export function wakeStream(): void {
  follower?.wake();
}
