import * as contract from '@rialto/contract/calls/categories.ts';
import * as items from '@rialto/contract/calls/items.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { moduleOf, type Scope } from '../../../platform/http/scope.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { itemCards } from '../items/item-cards.ts';
import type { ItemFilter } from '../items/item-filter.ts';
import { vegOf } from '../items/veg-of.ts';
import type { Catalog } from '../open-catalog.ts';
import { paged, pageOf, slice } from '../../../platform/http/paging.ts';
import { listStores } from '../stores/list-stores.ts';
import { storeCard } from '../stores/stores.view.ts';
import { openCategoryFacts } from './category-facts.ts';
import { brandCard, categoryCard, childCard, conditionCard } from './categories.view.ts';
import { withChildren, type CategoryNode } from './category-tree.ts';

export function categoryRoutes(app: App, { categories, shelves, sellers, lists, surroundings, seenBy }: Catalog): void {
  const facts = openCategoryFacts(app, categories);
  const countsIn = (scope: Scope) => facts.counts(scope.zoneIds, moduleOf(scope));

  async function find(scope: Scope, idOrSlug: string): Promise<CategoryNode> {
    const found = (await categories.tree()).find(moduleOf(scope), idOrSlug);
    if (!found) throw new RefusalError({ code: 'not_found' });
    return found;
  }

  bind(app, contract.listCategories, async ({ scope, query: { featured = 0, limit = 50 } }) => {
    const [tree, countOf] = await Promise.all([categories.tree(), countsIn(scope)]);
    const seen = { language: scope.language, media: app.mediaUrl };
    const shown = tree.roots(moduleOf(scope)).filter(({ isFeatured }) => featured === 0 || isFeatured);
    return shown.slice(0, limit).map((node) => categoryCard(node, seen, countOf));
  });

  bind(app, contract.listCategoryChildren, async ({ scope, params }) => {
    const [node, countOf] = await Promise.all([find(scope, params.id), countsIn(scope)]);
    const seen = { language: scope.language, media: app.mediaUrl };
    return node.children.map((child) => childCard(child, seen, countOf));
  });

  bind(app, contract.listCategoryItems, async ({ scope, params, query }) => {
    const [node, seen] = await Promise.all([find(scope, params.id), seenBy(scope)]);
    const filter = {
      zoneIds: scope.zoneIds,
      ...categoryFilter(node),
      ...vegOf(query.type),
      sort: query.sort_by ?? 'popular',
    };
    const page = await lists.page(filter, pageOf(query));
    return { ...paged(query, page.totalSize), products: await itemCards(page.items, seen, surroundings) };
  });

  bind(app, contract.listCategoryStores, async ({ scope, params, query }) => {
    const [node, seen] = await Promise.all([find(scope, params.id), seenBy(scope)]);
    const categoryIds = withChildren(node).map(({ id }) => id);
    const ids = await sellers.of(scope.zoneIds, categoryIds);
    const shelf = await shelves.of(scope.zoneIds, moduleOf(scope));
    const stores = listStores(shelf, { delivery: query.type ?? 'all', ids, sort: 'popular' }, seen);
    return { ...paged(query, stores.length), stores: slice(stores, query).map((store) => storeCard(store, seen)) };
  });

  bind(app, contract.listBrands, async ({ scope }) => {
    const rows = await facts.brands(scope.zoneIds, moduleOf(scope));
    return rows.map((row) => brandCard(row, { language: scope.language, media: app.mediaUrl }));
  });

  bind(app, items.listConditions, async ({ scope }) => {
    const rows = await facts.conditions();
    return rows.map((row) => conditionCard(row, { language: scope.language, media: app.mediaUrl }));
  });
}

/** A parent's index gives all its children in one order; a leaf has its own. */
function categoryFilter(node: CategoryNode): Pick<ItemFilter, 'parentCategoryId' | 'categoryIds'> {
  return node.parentId === null ? { parentCategoryId: node.id } : { categoryIds: [node.id] };
}
