import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import type { Static } from 'typebox';
import { prepareHeaders, type PreparedHeaders } from './prepared-headers.ts';
import type { Scope } from './scope.ts';

type CachedCall = { query: Static<Endpoint['query']>; scope: Pick<Scope, 'token'> };

const SCOPE_HEADERS = 'x-localization, zoneid, moduleid, latitude, longitude, accept-encoding';

/**
 * How long the replies to the calls of an endpoint may be cached. They differ by language, zone and module, and some by
 * customer, so caches must store them separately.
 */
export function cachingOf(endpoint: Endpoint): (call: CachedCall) => PreparedHeaders {
  const { isPersonalWithToken } = endpoint;
  const vary = isPersonalWithToken ? `${SCOPE_HEADERS}, authorization` : SCOPE_HEADERS;
  const bySeconds = new Map<number, PreparedHeaders>();
  return ({ query, scope }) => {
    const seconds = isPersonalWithToken && scope.token !== null ? 0 : endpoint.cacheSecondsOf(query);
    const known = bySeconds.get(seconds);
    if (known) return known;
    const caching = seconds > 0 ? `private, max-age=${seconds}` : 'no-store';
    const made = prepareHeaders({ 'cache-control': caching, vary });
    bySeconds.set(seconds, made);
    return made;
  };
}
