import type { App } from '../../platform/app.ts';
import { MIB } from '../../platform/cache/byte-lru.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import { itemsWithIds, type Catalog, type ItemFilter, type ItemRow } from '../catalog/catalog.public.ts';
import { listCloseNames } from './close-names.ts';
import type { Words } from './open-words.ts';
import { readWords, textQuery } from './read-words.ts';
import { itemsMatching, itemsOfStores, type Ranking } from './search.sql.ts';

export type WantedItems = {
  /** What was typed, or null for a list that needs no words. */
  typed: string | null;
  filter: ItemFilter;
  ranking: Ranking;
  /** The stores of the filter, nearest first; asked for when that is the ranking. */
  nearestStoreIds: readonly number[];
  /** What the result depends on beside the above, or null for a result that no other request would share. */
  cacheKey: string | null;
};

type Page = { limit: number; offset: number };
/** `serial` ties cached pages of rows to the ids they were cut from. */
type FoundIds = { ids: number[]; suggestions: string[]; serial: number };
export type FoundItems = { items: ItemRow[]; totalSize: number; suggestions: string[] };
export type ItemFinder = (wanted: WantedItems, page: Page) => Promise<FoundItems>;

const TTL_MS = 300_000;
const MAX_ID_BYTES = 32 * MIB;
const MAX_PAGE_BYTES = 64 * MIB;

/** Finds one page of items. The ids found are cached, so that the next pages continue in the same order (SEA-07). */
export function openItemFinder(app: App, catalog: Catalog, words: Words): ItemFinder {
  const results = ttlCache<FoundIds>(app.clock, { ttlMs: TTL_MS, maxBytes: MAX_ID_BYTES });
  const pages = ttlCache<ItemRow[]>(app.clock, { ttlMs: TTL_MS, maxBytes: MAX_PAGE_BYTES });
  for (const table of ['items', 'stores', 'search_terms']) {
    app.onChange(table, results.clear);
    app.onChange(table, pages.clear);
  }
  let lastSerial = 0;

  async function find({ typed, filter, ranking, nearestStoreIds }: WantedItems): Promise<FoundIds> {
    const { storeIds: _alreadyNearest, ...rest } = filter;
    const serial = (lastSerial += 1);
    if (typed === null) return { ids: await itemsOfStores(app.db, nearestStoreIds, rest), suggestions: [], serial };
    const { zoneIds, moduleId = 0 } = filter;
    const readings = await readWords(typed, moduleId, words);
    const query = textQuery(typed, readings);
    const ids = query ? await itemsMatching(app.db, query, { filter, ranking, nearestStoreIds }) : [];
    const isFound = ids.length > 0;
    const suggestions = isFound ? [] : await listCloseNames(app, words, typed, readings, { zoneIds, moduleId });
    return { ids, suggestions, serial };
  }

  return async (wanted, { limit, offset }) => {
    const { typed, filter, ranking, cacheKey } = wanted;
    if (typed === null && ranking !== 'nearest' && ranking !== 'match') {
      const page = await catalog.lists.page({ ...filter, sort: ranking }, { limit, offset });
      return { ...page, suggestions: [] };
    }
    const found = await (cacheKey === null ? find(wanted) : results.read(cacheKey, () => find(wanted)));
    const { ids, suggestions, serial } = found;
    const loadPage = () => itemsWithIds(app.db, ids.slice(offset, offset + limit), filter.zoneIds);
    const items = await (cacheKey === null ? loadPage() : pages.read(`${serial}:${limit}:${offset}`, loadPage));
    return { items, totalSize: ids.length, suggestions };
  };
}
