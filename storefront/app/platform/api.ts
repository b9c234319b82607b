import { createCaller } from '@rialto/api-client/caller.ts';
import { deviceScope } from './session/device-scope.ts';

/** The typed client for the browser. */
export const callApi = createCaller({
  fetch: (url, init) => fetch(url, init),
  scope: deviceScope,
});
