import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { createCaller, type Caller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import { listCategories } from '@rialto/contract/calls/categories.ts';
import { readConfig } from '@rialto/contract/calls/content.ts';
import { lookupZone } from '@rialto/contract/calls/geo.ts';
import {
  listDiscountedItems,
  listMostReviewedItems,
  listNewArrivals,
  listPopularItems,
  listRecommendedItems,
} from '@rialto/contract/calls/items.ts';
import { listModules } from '@rialto/contract/calls/modules.ts';
import { listItemCampaigns } from '@rialto/contract/calls/offers.ts';
import { listLatestStores, listPopularStores } from '@rialto/contract/calls/stores.ts';
import { SCOPE_COOKIE, scopeCookieValue } from '@rialto/contract/http/scope-cookie.ts';
import type { FetchApi } from '../pages/in-process-api.ts';

const STORES = 12;
const CATEGORIES = 4;
const page = { limit: STORES, offset: 1 };
const items = { type: 'all', limit: 15, offset: 1 } as const;

/** A visitor of a module, from the middle of the city. */
export type Visit = {
  headers: { cookie: string };
  idsOfLateBlocks(): Promise<string[]>;
  /** The pages that a visitor opens from the home page: categories and stores first, then the other lists. */
  pathsAhead(): Promise<string[]>;
};

export async function visitsOf(fetchApi: FetchApi): Promise<Visit[]> {
  const scope: CallScope = { language: 'en', zoneIds: [], moduleId: null, point: null };
  const call = createCaller({ fetch: fetchApi, scope: () => scope });
  const { default_location: point } = await call(readConfig, {});
  const zone = await call(lookupZone, { query: point }).catch(nullIfRefused);
  // A new shop delivers nowhere yet.
  if (!zone) return [];
  Object.assign(scope, { zoneIds: zone.zone_id, point });
  const modules = await call(listModules, {});
  return modules.map(({ id: moduleId }) => visitOf(fetchApi, { ...scope, moduleId }));
}

function visitOf(fetchApi: FetchApi, scope: CallScope): Visit {
  const call = createCaller({ fetch: fetchApi, scope: () => scope });
  return {
    headers: { cookie: `${SCOPE_COOKIE}=${scopeCookieValue(scope)}` },
    idsOfLateBlocks: () => idsOfLateBlocks(call),
    pathsAhead: () => pathsAhead(call),
  };
}

/** In the order of the blocks. A module without one of them refuses its call. */
async function idsOfLateBlocks(call: Caller): Promise<string[]> {
  const ids = new Set<string>();
  const replies = [
    () => call(listLatestStores, { query: { type: 'all', ...page } }),
    () => call(listDiscountedItems, { query: items }),
    () => call(listPopularItems, { query: items }),
    () => call(listItemCampaigns, {}),
    () => call(listMostReviewedItems, { query: items }),
    () => call(listNewArrivals, { query: items }),
    () => call(listRecommendedItems, { query: { filter: 'all', limit: 15, offset: 1 } }),
  ];
  for (const read of replies) {
    const reply = JSON.stringify(await read().catch(nullIfRefused));
    for (const [, id] of reply.matchAll(/\/media\/([a-z0-9-]+)/g)) if (id !== undefined) ids.add(id);
  }
  return [...ids];
}

async function pathsAhead(call: Caller): Promise<string[]> {
  const categories = (await call(listCategories, { query: {} }).catch(nullIfRefused)) ?? [];
  const popular = await call(listPopularStores, { query: { type: 'all', ...page } }).catch(nullIfRefused);
  const categoryPaths = categories.slice(0, CATEGORIES).map(({ slug }) => `/category/${slug}`);
  const storePaths = (popular?.stores ?? []).map(({ slug }) => `/store/${slug}`);
  return [
    ...storePaths.flatMap((path, at) => [...categoryPaths.slice(at, at + 1), path]),
    ...categoryPaths.slice(storePaths.length),
    ...['/categories', '/store/popular', '/store/latest', '/all-brands', '/flash-sales', '/campaigns'],
  ];
}

function nullIfRefused(thrown: unknown): null {
  if (thrown instanceof CallRefused) return null;
  throw thrown;
}
