import { createCaller, type Caller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import { t } from '@rialto/texts/text.ts';
import { dropToken } from '../session/account.ts';
import { deviceScope } from '../session/device-scope.ts';
import { readDevice } from '../session/device.ts';
import { notifySessionEnd } from '../session/session-end.ts';
import { toasts } from '../overlays/toasts.ts';

/** The typed client for the browser. */
export const callApi = callApiIn({});

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The same with another zone or module, for example those of a shared store, or another way to fetch. */
export function callApiIn(
  elsewhere: Partial<Pick<CallScope, 'zoneIds' | 'moduleId'>>,
  fetcher: Fetch = askAgain,
): Caller {
  return createCaller({
    fetch: fetcher,
    scope: () => ({ ...deviceScope(), ...elsewhere }),
    onRefused({ status }, { token }) {
      // A response to an earlier token does not concern the current one.
      if (status === 401 && token && token === readDevice('token')) endSession();
    },
  });
}

/** Asks whether a stored answer is still true, so that a change of the catalogue is seen at once; mostly the answer is 304. */
function askAgain(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { cache: 'no-cache', ...init });
}

/** ACC-05: the session has ended. */
function endSession(): void {
  dropToken();
  toasts.show({ id: 'error', kind: 'error', text: t('session.expired') });
  notifySessionEnd();
}
