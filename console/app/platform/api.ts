import { createCaller, type Caller } from '@rialto/api-client/caller.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
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

/** A refused session leads to the sign-in page. */
const connection: Omit<Parameters<typeof createCaller>[0], 'scope'> = {
  fetch: async (url, init) => {
    try {
      const limit = AbortSignal.timeout(LIMIT_MS);
      const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
      const response = await fetch(url, { ...init, signal, cache: 'no-store' });
      isOnline.set(true);
      return response;
    } catch (fault) {
      // A call that the page itself gave up says nothing about the network.
      if (!init.signal?.aborted) isOnline.set(false);
      throw fault;
    }
  },
  onRefused: ({ status }, { token }) => {
    // A response to an earlier token does not concern the current one.
    if (status === 401 && token && token === sessionToken.get()) endSession();
  },
};

/** The typed client of the console. */
export const callApi = createCaller({ ...connection, scope: staffScope });

/** The same for replies in another language than the page's. */
export function callerIn(language: Language): Caller {
  return createCaller({ ...connection, scope: () => ({ ...staffScope(), language }) });
}
