import { moduleOf } from '../../platform/http/scope.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { withChildren, type CategoryTree, type ItemFilter } from '../catalog/catalog.public.ts';
import type { Asked } from './asked.ts';

/**
 * What the wanted things are: of which categories and brands, at which price. Items have to be it, stores have to sell
 * some of it. Null when there can be no such thing.
 */
export function goodsFilter(asked: Asked, viewer: Viewer, tree: CategoryTree): ItemFilter | null {
  const { zoneIds, digits } = viewer;
  const moduleId = moduleOf(viewer);
  const categories = categoryFilter(asked.categoryIds, moduleId, tree);
  if (!categories || asked.minimumPrice > asked.maximumPrice) return null;
  return {
    zoneIds,
    moduleId,
    ...categories,
    ...(asked.brandIds && { brandIds: asked.brandIds }),
    ...(asked.minimumPrice > 0 && { minimumMinor: Math.ceil(minorOf(asked.minimumPrice, digits)) }),
    ...(asked.maximumPrice < Infinity && { maximumMinor: Math.floor(minorOf(asked.maximumPrice, digits)) }),
    sort: 'popular',
  };
}

/**
 * A parent stands for its children (SEA-06). Categories that are not there are left out; when none of those asked for
 * is, nothing is found. A single parent has an index of its own.
 */
function categoryFilter(
  ids: number[] | null,
  moduleId: number,
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

/** Rounded far behind the point first, because 4.35 * 100 is a little less than 435. */
function minorOf(price: number, digits: number): number {
  return Number((price * 10 ** digits).toFixed(6));
}
