import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { createCaller, type Caller, type CallInput } from '@rialto/api-client/caller.ts';
import { listCategories } from '@rialto/contract/calls/categories.ts';
import { readConfig, readLanding } from '@rialto/contract/calls/content.ts';
import type { Endpoint, Reply } from '@rialto/contract/http/endpoint.ts';
import { listModules } from '@rialto/contract/calls/modules.ts';
import { listBanners } from '@rialto/contract/calls/offers.ts';
import { data, type RouterContextProvider } from 'react-router';
import { pageContext, type PageContext } from '../page/page-context.ts';
import { readPageScope, type PageScope } from '../session/page-scope.ts';
import { cachedResponse, type SizedReply } from './response-cache.server.ts';

/**
 * The typed client for loaders: takes the scope from the cookie and turns a refusal into the page's status. `elsewhere`
 * overrides the zone or module, for example with those of a shared store.
 */
export function apiOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
  elsewhere: Partial<Pick<PageScope, 'zoneIds' | 'moduleId'>> = {},
): Caller {
  const { fetchApi } = context.get(pageContext);
  const scope = { ...readPageScope(request), ...elsewhere };
  const call = createCaller({ fetch: fetchApi, scope: () => scope });
  return (endpoint, input) => {
    // Shared requests must not be aborted when one of their visitors leaves.
    const answer = isPublic(endpoint)
      ? cachedResponse(keyOf(endpoint, input, scope), () => callSized(fetchApi, scope, endpoint, input))
      : call(endpoint, { signal: request.signal, ...input });
    return answer.catch(asPageStatus);
  };
}

/** A reply with the size that the API gave it. */
async function callSized<E extends Endpoint>(
  fetchApi: PageContext['fetchApi'],
  scope: PageScope,
  endpoint: E,
  input: CallInput<E>,
): Promise<SizedReply<Reply<E>>> {
  let bytes = 0;
  const fetchSized: typeof fetchApi = async (url, init) => {
    const response = await fetchApi(url, init);
    bytes = Number(response.headers.get('content-length'));
    return response;
  };
  const reply = await createCaller({ fetch: fetchSized, scope: () => scope })(endpoint, input);
  return { reply, bytes };
}

/** Only endpoints that the contract marks as cacheable: without a token, they depend on nothing but the scope in the key. */
function isPublic({ method, cacheSeconds }: Endpoint): boolean {
  return method === 'GET' && cacheSeconds > 0;
}

/** Independent of the point within a zone, so the point is not part of the key. */
const sameAllOver = new Set(
  [readConfig, readLanding, listModules, listCategories, listBanners].map(({ path }) => path),
);

function keyOf({ path }: Endpoint, input: object, { language, zoneIds, moduleId, point }: PageScope): string {
  return JSON.stringify([path, input, language, zoneIds, moduleId, sameAllOver.has(path) ? null : point]);
}

function asPageStatus(thrown: unknown): never {
  if (!(thrown instanceof CallRefused)) throw thrown;
  const { status, errors, requestId } = thrown;
  throw data({ errors, requestId }, { status, ...(status === 503 && { headers: { 'retry-after': '2' } }) });
}
