import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { createCaller } from '@rialto/api-client/caller.ts';
import { headerNames } from '@rialto/contract/http/headers.ts';
import { isWholeLink } from './link.ts';
import { shownLanguage } from './language.ts';
import { createStore } from './store.ts';

export type LinkState = 'none' | 'unchecked' | 'works' | 'refused';

/** The courier's link, and whether the server accepts it. */
export const link = createStore<{ secret: string | null; state: LinkState }>({ secret: null, state: 'none' });

/** Whether the last call reached the server. The browser's own flag only knows about its cable or radio. */
export const isOnline = createStore(true);

const WAIT_MS = 20_000;

export function openLink(secret: string | null): void {
  if (secret === null) return link.set({ secret, state: 'none' });
  link.set({ secret, state: isWholeLink(secret) ? 'unchecked' : 'refused' });
}

/** Calls the API with the courier's link. A refused link is remembered, so that every part of the page stops. */
export const call = createCaller({
  fetch: async (url, init) => {
    try {
      // A step that is sent while the page is left must not be cut off; browsers allow this for small bodies only.
      const keepalive = typeof init.body === 'string';
      const signal = init.signal ?? AbortSignal.timeout(WAIT_MS);
      const answer = await fetch(url, { ...init, keepalive, signal, cache: 'no-store' });
      isOnline.set(true);
      return answer;
    } catch (fault) {
      isOnline.set(false);
      throw fault;
    }
  },
  scope: () => ({
    ...{ language: shownLanguage.get(), zoneIds: [], moduleId: null, point: null },
    token: link.get().secret,
  }),
  onRefused: ({ status }, { token }) => {
    if (status === 401 && token === link.get().secret) link.set({ secret: token ?? null, state: 'refused' });
  },
});

/** A file that only the courier and the other side of a conversation may see. */
export async function readFile(address: string): Promise<Blob> {
  const answer = await fetch(address, { headers: { [headerNames.token]: `Bearer ${link.get().secret}` } });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return answer.blob();
}

/** Whether the same call may succeed later. */
export function isTemporary(fault: unknown): boolean {
  return !(fault instanceof CallRefused) || fault.status >= 500 || fault.status === 408 || fault.status === 429;
}
