import type { ModuleId } from '@rialto/database/ids.ts';
import { moduleOf } from '../../platform/http/scope.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { withChildren, type CategoryTree, type ItemFilter } from '../catalog/catalog.public.ts';
import type { SearchRequest } from './search-request.ts';

/**
 * The categories, brands and prices of a search as an item filter; null if nothing can match. Stores have to sell an item
 * that matches.
 */
export function goodsFilter(request: SearchRequest, viewer: Viewer, tree: CategoryTree): ItemFilter | null {
  const { zoneIds, digits } = viewer;
  const moduleId = moduleOf(viewer);
  const categories = categoryFilter(request.categoryIds, moduleId, tree);
  if (!categories || request.minimumPrice > request.maximumPrice) return null;
  return {
    zoneIds,
    moduleId,
    ...categories,
    ...(request.brandIds && { brandIds: request.brandIds }),
    ...(request.filters.has('halal') && { isHalal: true }),
    ...(request.minimumPrice > 0 && { minimumMinor: Math.ceil(minorOf(request.minimumPrice, digits)) }),
    ...(request.maximumPrice < Infinity && { maximumMinor: Math.floor(minorOf(request.maximumPrice, digits)) }),
    sort: 'popular',
  };
}

/**
 * A parent includes its children (SEA-06), and a single parent has its own index. Unknown categories are left out; null if
 * all are unknown.
 */
function categoryFilter(
  ids: number[] | null,
  moduleId: ModuleId,
  tree: CategoryTree,
): Pick<ItemFilter, 'parentCategoryId' | 'categoryIds'> | null {
  if (!ids) return {};
  const nodes = ids.flatMap((id) => tree.byId.get(id) ?? []).filter((node) => node.moduleId === moduleId);
  const [only] = nodes;
  if (!only) return null;
  if (nodes.length === 1 && only.parentId === null) return { parentCategoryId: only.id };
  const wanted = new Set(nodes.flatMap(withChildren).map(({ id }) => id));
  return { categoryIds: [...wanted].sort((a, b) => a - b) };
}

/** Rounded to six decimals, because 4.35 * 100 is slightly less than 435. */
function minorOf(price: number, digits: number): number {
  return Number((price * 10 ** digits).toFixed(6));
}
