import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { createCaller, type Caller } from '@rialto/api-client/caller.ts';
import { listCategories } from '@rialto/contract/calls/categories.ts';
import { readConfig, readLanding } from '@rialto/contract/calls/content.ts';
import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import { listModules } from '@rialto/contract/calls/modules.ts';
import { listBanners } from '@rialto/contract/calls/offers.ts';
import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from '../page/page-context.ts';
import { readPageScope, type PageScope } from '../session/page-scope.ts';
import { cachedResponse } from './response-cache.server.ts';

/**
 * The typed client for loaders: the visitor's scope comes from their cookie, a refusal becomes the page's status.
 * `elsewhere` asks for another zone or module than the visitor's, such as those of a store somebody sent them.
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
    // What many visitors get alike is asked for once, so one visitor who leaves must not cut it off.
    const answer = isPublic(endpoint)
      ? cachedResponse(keyOf(endpoint, input, scope), () => call(endpoint, input))
      : call(endpoint, { signal: request.signal, ...input });
    return answer.catch(asPageStatus);
  };
}

/** Only what the contract lets a browser keep: it depends on nothing but the scope named in the key. */
function isPublic({ method, cacheSeconds }: Endpoint): boolean {
  return method === 'GET' && cacheSeconds > 0;
}

/** What is the same wherever in its zones a visitor stands, so that neighbours share one answer. */
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
