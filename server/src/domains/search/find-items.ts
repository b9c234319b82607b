import type { App } from '../../platform/app.ts';
import { STOCK_TTL_MS } from '../../platform/cache/stock-ttl.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import {
  itemsWithIds,
  type Catalog,
  type ItemFilter,
  type ItemRow,
  type Orderable,
} from '../catalog/catalog.public.ts';
import { listSimilarNames } from './similar-names.ts';
import type { Vocabularies } from './open-vocabularies.ts';
import { matchTokens, buildTextQuery } from './match-tokens.ts';
import { itemsMatching, itemsOfStores, type Ranking } from './search.sql.ts';

export type ItemSearch = {
  /** The search text, or null for a list without one. */
  text: string | null;
  filter: ItemFilter;
  ranking: Ranking;
  /** The stores of the filter, nearest first; used by the ranking `nearest`. */
  nearestStoreIds: readonly number[];
  orderable: Orderable;
  /** The cache key, or null for a result that no other request would share. */
  cacheKey: string | null;
};

type Page = { limit: number; offset: number };
/** `serial` ties cached pages of rows to the ids they were cut from. */
type FoundIds = { ids: number[]; suggestions: string[]; serial: number };
export type FoundItems = { items: ItemRow[]; totalSize: number; suggestions: string[] };
export type ItemFinder = (search: ItemSearch, page: Page) => Promise<FoundItems>;

const TTL_MS = 300_000;

/** Finds one page of items. The ids found are cached, so that the next pages continue in the same order (SEA-07). */
export function openItemFinder(app: App, catalog: Catalog, vocabularies: Vocabularies): ItemFinder {
  const results = ttlCache<FoundIds>(app.clock, { ttlMs: TTL_MS });
  const pages = ttlCache<ItemRow[]>(app.clock, { ttlMs: STOCK_TTL_MS });
  for (const table of ['items', 'stores', 'search_terms']) {
    app.onChange(table, results.clear);
    app.onChange(table, pages.clear);
  }
  let lastSerial = 0;

  async function find({ text, filter, ranking, nearestStoreIds, orderable }: ItemSearch): Promise<FoundIds> {
    const { storeIds: _alreadyNearest, ...rest } = filter;
    const serial = (lastSerial += 1);
    if (text === null)
      return { ids: await itemsOfStores(app.db, nearestStoreIds, rest, orderable), suggestions: [], serial };
    const { zoneIds, moduleId = 0 } = filter;
    const matches = await matchTokens(text, moduleId, vocabularies);
    const query = buildTextQuery(text, matches);
    const ids = query ? await itemsMatching(app.db, query, { filter, ranking, nearestStoreIds, orderable }) : [];
    const isFound = ids.length > 0;
    const suggestions = isFound ? [] : await listSimilarNames(app, vocabularies, text, matches, { zoneIds, moduleId });
    return { ids, suggestions, serial };
  }

  return async (search, { limit, offset }) => {
    const { text, filter, ranking, orderable, cacheKey } = search;
    if (text === null && ranking !== 'nearest' && ranking !== 'match') {
      const page = await catalog.lists.page({ ...filter, sort: ranking }, { limit, offset }, orderable);
      return { ...page, suggestions: [] };
    }
    const found = await (cacheKey === null ? find(search) : results.read(cacheKey, () => find(search)));
    const { ids, suggestions, serial } = found;
    const loadPage = () => itemsWithIds(app.db, ids.slice(offset, offset + limit), filter.zoneIds);
    const items = await (cacheKey === null ? loadPage() : pages.read(`${serial}:${limit}:${offset}`, loadPage));
    return { items, totalSize: ids.length, suggestions };
  };
}
