import { createCaller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import { shownLanguage } from './language.ts';
import { endSession, sessionToken } from './session.ts';
import { createStore } from './store.ts';

/** Whether the last call reached the server. */
export const isOnline = createStore(true);

const LIMIT_MS = 30_000;

export function staffScope(): CallScope {
  return { language: shownLanguage.get(), zoneIds: [], moduleId: null, point: null, token: sessionToken.get() };
}

/** The typed client of the console. A refused session leads to the sign-in page. */
export const callApi = createCaller({
  fetch: async (url, init) => {
    try {
      const signal = init.signal ?? AbortSignal.timeout(LIMIT_MS);
      const response = await fetch(url, { ...init, signal, cache: 'no-store' });
      isOnline.set(true);
      return response;
    } catch (fault) {
      isOnline.set(false);
      throw fault;
    }
  },
  scope: staffScope,
  onRefused: ({ status }, { token }) => {
    // A response to an earlier token does not concern the current one.
    if (status === 401 && token && token === sessionToken.get()) endSession();
  },
});
