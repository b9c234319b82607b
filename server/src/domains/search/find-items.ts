import type { App } from '../../platform/app.ts';
import { cached, type Cache } from '../../platform/cached.ts';
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
  /** What the answer depends on beside the above, or null when nobody else would ask the same. */
  keptAs: string | null;
};

type Page = { limit: number; offset: number };
/** The rows are kept with the ids they belong to, so that both are let go of together. */
type FoundIds = { ids: number[]; suggestions: string[]; pages: Cache<ItemRow[]> };
export type FoundItems = { items: ItemRow[]; totalSize: number; suggestions: string[] };
export type ItemFinder = (wanted: WantedItems, page: Page) => Promise<FoundItems>;

const KEEP_MS = 300_000;

/** Finds one page of items. What was found for some words is kept, so that the next pages go on in the same order (SEA-07). */
export function openItemFinder(app: App, catalog: Catalog, words: Words): ItemFinder {
  const kept = cached<FoundIds>(app.clock, KEEP_MS);
  for (const table of ['items', 'stores', 'search_terms']) app.onChange(table, kept.drop);

  async function find({ typed, filter, ranking, nearestStoreIds }: WantedItems): Promise<FoundIds> {
    const { storeIds: _alreadyNearest, ...rest } = filter;
    const pages = cached<ItemRow[]>(app.clock, KEEP_MS);
    if (typed === null) return { ids: await itemsOfStores(app.db, nearestStoreIds, rest), suggestions: [], pages };
    const { zoneIds, moduleId = 0 } = filter;
    const readings = await readWords(typed, moduleId, words);
    const query = textQuery(typed, readings);
    const ids = query ? await itemsMatching(app.db, query, { filter, ranking, nearestStoreIds }) : [];
    const isFound = ids.length > 0;
    const suggestions = isFound ? [] : await listCloseNames(app, words, typed, readings, { zoneIds, moduleId });
    return { ids, suggestions, pages };
  }

  return async (wanted, { limit, offset }) => {
    const { typed, filter, ranking, keptAs } = wanted;
    if (typed === null && ranking !== 'nearest' && ranking !== 'match') {
      const page = await catalog.lists.page({ ...filter, sort: ranking }, { limit, offset });
      return { ...page, suggestions: [] };
    }
    const found = await (keptAs === null ? find(wanted) : kept.read(keptAs, () => find(wanted)));
    const { ids, suggestions, pages } = found;
    const items = await pages.read(`${limit}:${offset}`, () =>
      itemsWithIds(app.db, ids.slice(offset, offset + limit), filter.zoneIds),
    );
    return { items, totalSize: ids.length, suggestions };
  };
}
