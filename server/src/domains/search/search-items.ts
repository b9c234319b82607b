import { searchText } from '@rialto/rules/text/normalise.ts';
import { moduleOf } from '../../platform/http/scope.ts';
import {
  listStores,
  vegOf,
  type Catalog,
  type CatalogViewer,
  type ItemFilter,
  type Ordering,
} from '../catalog/catalog.public.ts';
import { deliveryFilter, type SearchRequest } from './search-request.ts';
import type { FoundItems, ItemFinder } from './find-items.ts';
import { goodsFilter } from './goods-filter.ts';
import type { Ranking } from './search.sql.ts';

type Page = { limit: number; offset: number };
type SearchParts = { catalog: Catalog; findItems: ItemFinder; page: Page; ordering: Ordering };

/** One page of the items of a search. */
export async function searchItems(
  request: SearchRequest,
  viewer: CatalogViewer,
  { catalog, findItems, page, ordering }: SearchParts,
): Promise<FoundItems> {
  const tree = await catalog.categories.tree();
  const goods = goodsFilter(request, viewer, tree);
  if (!goods) return { items: [], totalSize: 0, suggestions: [] };

  const filter = { ...goods, ...itemFilter(request) };
  const ranking = rankingFor(request, viewer);
  const storeIds = await storesFor(request, { ...viewer, now: ordering.at }, catalog);
  const key = [
    searchText(request.name),
    filter,
    ranking,
    request.filters.has('currently_open'),
    deliveryFilter(request),
    ordering.orderable.key,
  ];
  return findItems(
    {
      text: request.dataType === 'searched' ? request.name : null,
      ranking,
      // Sorted, because lists are cached by their filters.
      filter: storeIds ? { ...filter, storeIds: storeIds.toSorted((a, b) => a - b) } : filter,
      nearestStoreIds: storeIds ?? [],
      orderable: ordering.orderable,
      cacheKey: dependsOnPoint(request, viewer) ? null : JSON.stringify(key),
    },
    page,
  );
}

function itemFilter({ veg, filters, dataType, minimumStars }: SearchRequest): Partial<ItemFilter> {
  return {
    ...vegOf(veg),
    ...((filters.has('discounted') || dataType === 'discounted') && { isDiscounted: true }),
    ...(minimumStars > 0 && { isRated: true, minimumRating: minimumStars }),
  };
}

/** Without a point the filter `nearby` has no effect. */
function isNearby({ filters }: SearchRequest, { point }: CatalogViewer): boolean {
  return filters.has('nearby') && point !== null;
}

function dependsOnPoint(request: SearchRequest, viewer: CatalogViewer): boolean {
  return isNearby(request, viewer) || (request.filters.has('fast') && viewer.point !== null);
}

/** The stores that are open or deliver as the viewer wants, nearest first; null without such a filter. */
async function storesFor(
  request: SearchRequest,
  viewer: CatalogViewer,
  { storeIndexes }: Catalog,
): Promise<number[] | null> {
  const [deliversHere, isOpen] = [isNearby(request, viewer), request.filters.has('currently_open')];
  const delivery = deliveryFilter(request);
  if (!deliversHere && !isOpen && Object.keys(delivery).length === 0) return null;
  const index = await storeIndexes.of(viewer.zoneIds, moduleOf(viewer));
  return listStores(index, { isOpen, deliversHere, ...delivery, sort: 'distance' }, viewer).map(({ id }) => id);
}

/** A chosen sort wins; then the nearest store for `nearby`, and the best match for a search text. */
function rankingFor(request: SearchRequest, viewer: CatalogViewer): Ranking {
  if (request.sort) return request.sort;
  if (request.filters.has('popular')) return 'popular';
  if (isNearby(request, viewer)) return 'nearest';
  if (request.dataType === 'new') return 'new';
  return request.dataType === 'searched' ? 'match' : 'popular';
}
