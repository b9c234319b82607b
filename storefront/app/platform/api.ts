import { createCaller, type Caller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import { deviceScope } from './session/device-scope.ts';

/** The typed client for the browser. */
export const callApi = callApiIn({});

/** The same for another zone or module than the visitor's, such as those of a store somebody sent them. */
export function callApiIn(elsewhere: Partial<Pick<CallScope, 'zoneIds' | 'moduleId'>>): Caller {
  return createCaller({
    fetch: (url, init) => fetch(url, init),
    scope: () => ({ ...deviceScope(), ...elsewhere }),
  });
}
