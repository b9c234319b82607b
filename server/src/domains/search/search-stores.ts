import type { StoreSort } from '@rialto/contract/shapes/sorting.ts';
import type { App } from '../../platform/app.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import { moduleOf } from '../../platform/http/scope.ts';
import {
  listStores,
  openStoresFirst,
  type Catalog,
  type CatalogViewer,
  type ItemFilter,
  type StoreFilter,
  type StoreRow,
  type StoreIndex,
} from '../catalog/catalog.public.ts';
import { deliveryFilter, type SearchRequest } from './search-request.ts';
import { goodsFilter } from './goods-filter.ts';
import { storesSellingSome } from './search.sql.ts';
import { buildStoreNames } from './store-names.ts';

export type FoundStores = { stores: StoreRow[]; suggestions: string[] };
export type StoreSearch = (request: SearchRequest, viewer: CatalogViewer) => Promise<FoundStores>;

const TTL_MS = 60_000;
const NONE: FoundStores = { stores: [], suggestions: [] };

/** Finds stores by name, or by selling a matching item. */
export function openStoreSearch(app: App, { categories, storeIndexes }: Catalog): StoreSearch {
  const namesOf = perIndex((index) => buildStoreNames(index.ranked('popular')));
  const sellers = ttlCache<Set<number>>(app.clock, { ttlMs: TTL_MS });
  for (const table of ['items', 'stores']) app.onChange(table, sellers.clear);

  const sellersOf = (index: StoreIndex, goods: ItemFilter) =>
    sellers.read(JSON.stringify(goods), () => storesSellingSome(app.db, [...index.byId.keys()], goods));

  return async (request, viewer) => {
    const [tree, index] = await Promise.all([categories.tree(), storeIndexes.of(viewer.zoneIds, moduleOf(viewer))]);
    const goods = goodsFilter(request, viewer, tree);
    if (!goods) return NONE;

    if (request.dataType === 'discounted') goods.isDiscounted = true;
    const selling = isNarrow(goods) ? await sellersOf(index, goods) : null;
    const matches = request.dataType === 'searched' ? namesOf(index).find(request.name) : null;
    const ids = bothOf(selling, matches && new Set(matches.keys()));
    const sort = sortFor(request, viewer);
    const filter = { ...storeFilter(request), ...(ids && { ids }), sort: sort ?? 'popular' };
    const stores = listStores(index, filter, viewer).filter((store) => sells(store, request.veg));
    const ranked = matches && !sort ? openStoresFirst(bestFirst(stores, matches), viewer) : stores;
    const isMissed = matches !== null && stores.length === 0;
    return { stores: ranked, suggestions: isMissed ? namesOf(index).similarTo(request.name) : [] };
  };
}

/** Caches a value per store index. A changed store yields a new index. */
function perIndex<T>(make: (index: StoreIndex) => T): (index: StoreIndex) => T {
  const made = new WeakMap<StoreIndex, T>();
  return (index) => {
    const known = made.get(index) ?? make(index);
    made.set(index, known);
    return known;
  };
}

/** Whether the filter has more than the zones and module, which every store matches. */
function isNarrow({ zoneIds: _zones, moduleId: _module, sort: _sort, ...narrowing }: ItemFilter): boolean {
  return Object.keys(narrowing).length > 0;
}

function bothOf(some: Set<number> | null, others: Set<number> | null): Set<number> | null {
  return some && others ? new Set([...some].filter((id) => others.has(id))) : (some ?? others);
}

function storeFilter(request: SearchRequest): Omit<StoreFilter, 'sort'> {
  const { filters, minimumStars } = request;
  const isOpen = filters.has('currently_open');
  return { isOpen, isDiscounted: filters.has('discounted'), minimumStars, ...deliveryFilter(request) };
}

function sells({ sellsVeg, sellsNonVeg }: StoreRow, veg: SearchRequest['veg']): boolean {
  return veg === 'all' || (veg === 'veg' ? sellsVeg : sellsNonVeg);
}

/** The sort of the stores, or null for the best match or the most ordered. Prices sort items only. */
function sortFor({ sort, filters, dataType }: SearchRequest, { point }: CatalogViewer): StoreSort | null {
  if (sort === 'new' || sort === 'rating') return sort;
  if (filters.has('popular')) return 'popular';
  if (filters.has('nearby') && point) return 'distance';
  return dataType === 'new' ? 'new' : null;
}

function bestFirst(stores: StoreRow[], matches: ReadonlyMap<number, number>): StoreRow[] {
  return stores.toSorted((a, b) => (matches.get(a.id) ?? 0) - (matches.get(b.id) ?? 0));
}
