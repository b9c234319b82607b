import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { createCaller, type Caller } from '@rialto/api-client/caller.ts';
import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from './page-context.ts';
import { readPageScope } from './session/page-scope.ts';

/** The typed client for loaders: the visitor's scope comes from their cookie, a refusal becomes the page's status. */
export function apiOf(request: Request, context: Readonly<RouterContextProvider>): Caller {
  const { fetchApi } = context.get(pageContext);
  const scope = readPageScope(request);
  const call = createCaller({ baseUrl: '', fetch: fetchApi, scope: () => scope });
  return (endpoint, input) => call(endpoint, { signal: request.signal, ...input }).catch(asPageStatus);
}

function asPageStatus(thrown: unknown): never {
  if (!(thrown instanceof CallRefused)) throw thrown;
  const { status, errors } = thrown;
  throw data({ errors }, { status, ...(status === 503 && { headers: { 'retry-after': '2' } }) });
}
