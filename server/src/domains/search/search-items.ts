import { searchText } from '@rialto/rules/text/normalise.ts';
import { moduleOf } from '../../platform/http/scope.ts';
import { listStores, vegOf, type Catalog, type CatalogViewer, type ItemFilter } from '../catalog/catalog.public.ts';
import type { Asked } from './asked.ts';
import type { FoundItems, ItemFinder } from './find-items.ts';
import { goodsFilter } from './goods-filter.ts';
import type { Ranking } from './search.sql.ts';

type Page = { limit: number; offset: number };

const MINUTE_MS = 60_000;

/** One page of the items that a results page asks for. */
export async function searchItems(
  asked: Asked,
  viewer: CatalogViewer,
  { catalog, findItems, page }: { catalog: Catalog; findItems: ItemFinder; page: Page },
): Promise<FoundItems> {
  const tree = await catalog.categories.tree();
  const goods = goodsFilter(asked, viewer, tree);
  if (!goods) return { items: [], totalSize: 0, suggestions: [] };

  const filter = { ...goods, ...itemFilter(asked) };
  const ranking = rankingFor(asked, viewer);
  const storeIds = await storesFor(asked, viewer, catalog);
  const key = [searchText(asked.name), filter, ranking, moment(asked, viewer)];
  return findItems(
    {
      typed: asked.dataType === 'searched' ? asked.name : null,
      ranking,
      // In one order for all visitors, since lists are kept by their filters.
      filter: storeIds ? { ...filter, storeIds: storeIds.toSorted((a, b) => a - b) } : filter,
      nearestStoreIds: storeIds ?? [],
      cacheKey: isNearby(asked, viewer) ? null : JSON.stringify(key),
    },
    page,
  );
}

function itemFilter({ veg, filters, dataType, minimumStars }: Asked): Partial<ItemFilter> {
  return {
    ...vegOf(veg),
    ...((filters.has('discounted') || dataType === 'discounted') && { isDiscounted: true }),
    ...(minimumStars > 0 && { isRated: true, minimumRating: minimumStars }),
  };
}

/** Without a point nobody knows what is near, and the filter changes nothing. */
function isNearby({ filters }: Asked, { point }: CatalogViewer): boolean {
  return filters.has('nearby') && point !== null;
}

/** The stores whose items are wanted, nearest first: those that come to the visitor, those that are open. Null is all. */
async function storesFor(asked: Asked, viewer: CatalogViewer, { storeIndexes }: Catalog): Promise<number[] | null> {
  const [deliversHere, isOpen] = [isNearby(asked, viewer), asked.filters.has('currently_open')];
  if (!deliversHere && !isOpen) return null;
  const index = await storeIndexes.of(viewer.zoneIds, moduleOf(viewer));
  return listStores(index, { isOpen, deliversHere, sort: 'distance' }, viewer).map(({ id }) => id);
}

/** A chosen sort wins; nearby means the nearest store first, and words the best match first. */
function rankingFor(asked: Asked, viewer: CatalogViewer): Ranking {
  if (asked.sort) return asked.sort;
  if (asked.filters.has('popular')) return 'popular';
  if (isNearby(asked, viewer)) return 'nearest';
  if (asked.dataType === 'new') return 'new';
  return asked.dataType === 'searched' ? 'match' : 'popular';
}

/** Which stores are open may be otherwise in a minute. */
function moment({ filters }: Asked, { now }: CatalogViewer): number {
  return filters.has('currently_open') ? Math.floor(now.getTime() / MINUTE_MS) : 0;
}
