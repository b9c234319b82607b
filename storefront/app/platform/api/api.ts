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

/** The same for another zone or module than the visitor's, such as those of a store somebody sent them. */
export function callApiIn(elsewhere: Partial<Pick<CallScope, 'zoneIds' | 'moduleId'>>): Caller {
  return createCaller({
    fetch: (url, init) => fetch(url, init),
    scope: () => ({ ...deviceScope(), ...elsewhere }),
    onRefused({ status }, { token }) {
      // An answer to a former token says nothing about the one that is kept now.
      if (status === 401 && token && token === readDevice('token')) endSession();
    },
  });
}

/** ACC-05: whoever was signed in no longer is. */
function endSession(): void {
  dropToken();
  toasts.show({ id: 'error', kind: 'error', text: t('session.expired') });
  notifySessionEnd();
}
