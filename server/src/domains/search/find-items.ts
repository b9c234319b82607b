import type { Part } from '@rialto/database/part.ts';
import type { App } from '../../platform/app.ts';
import { STOCK_TTL_MS } from '../../platform/cache/stock-ttl.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import {
  idsWithPage,
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
const nothing: FoundIds = { ids: [], suggestions: [], serial: 0 };
const keyOf = (serial: number, { limit, offset }: Page) => `${serial}:${limit}:${offset}`;

/** Finds one page of items. The ids found are cached, so that the next pages continue in the same order (SEA-07). */
export function openItemFinder(app: App, catalog: Catalog, vocabularies: Vocabularies): ItemFinder {
  const results = ttlCache<FoundIds>(app.clock, { ttlMs: TTL_MS });
  const pages = ttlCache<ItemRow[]>(app.clock, { ttlMs: STOCK_TTL_MS });
  for (const table of ['items', 'stores', 'search_terms']) {
    app.onChange(table, results.clear);
    app.onChange(table, pages.clear);
  }
  let lastSerial = 0;

  /** The ids with the rows of one page, which others read from the cache by the serial of the ids. */
  async function find(search: ItemSearch, page: Page): Promise<FoundIds> {
    const { text, filter, nearestStoreIds, orderable } = search;
    const { storeIds: _alreadyNearest, ...rest } = filter;
    if (text === null) return read(itemsOfStores(nearestStoreIds, rest, orderable), search, page);
    const { zoneIds, moduleId = 0 } = filter;
    const matches = await matchTokens(text, moduleId, vocabularies);
    const query = buildTextQuery(text, matches);
    const found = query ? await read(itemsMatching(query, search), search, page) : nothing;
    if (found.ids.length > 0) return found;
    return { ...found, suggestions: await listSimilarNames(app, vocabularies, text, matches, { zoneIds, moduleId }) };
  }

  async function read(list: Part, { filter }: ItemSearch, page: Page): Promise<FoundIds> {
    const { ids, items } = await idsWithPage(app.db, list, page, filter.zoneIds);
    const serial = (lastSerial += 1);
    await pages.read(keyOf(serial, page), async () => items);
    return { ids, suggestions: [], serial };
  }

  return async (search, page) => {
    const { limit, offset } = page;
    const { text, filter, ranking, orderable, cacheKey } = search;
    if (text === null && ranking !== 'nearest' && ranking !== 'match') {
      return { ...(await catalog.lists.page({ ...filter, sort: ranking }, page, orderable)), suggestions: [] };
    }
    const found = await (cacheKey === null ? find(search, page) : results.read(cacheKey, () => find(search, page)));
    const { ids, suggestions, serial } = found;
    const loadPage = () => itemsWithIds(app.db, ids.slice(offset, offset + limit), filter.zoneIds);
    const items = await pages.read(keyOf(serial, page), loadPage);
    return { items, totalSize: ids.length, suggestions };
  };
}
