import * as contract from '@rialto/contract/calls/categories.ts';
import * as items from '@rialto/contract/calls/items.ts';
import type { App } from '../../../platform/app.ts';
import { bindShared } from '../../../platform/http/bind.ts';
import { moduleOf, type Scope } from '../../../platform/http/scope.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { itemCards } from '../items/item-cards.ts';
import type { ItemFilter } from '../items/item-filter.ts';
import { vegOf } from '../items/veg-of.ts';
import type { Catalog } from '../open-catalog.ts';
import { pagedAsOf, pageOf, slice } from '../../../platform/http/paging.ts';
import { listStores } from '../stores/list-stores.ts';
import { storeCard } from '../stores/stores.view.ts';
import { openCategoryFacts } from './category-facts.ts';
import { brandCard, categoryCard, childCard, conditionCard } from './categories.view.ts';
import { withChildren, type CategoryNode } from './category-tree.ts';

export function categoryRoutes(
  app: App,
  { categories, storeIndexes, sellers, lists, orderings, cardContexts, viewerOf }: Catalog,
): void {
  const facts = openCategoryFacts(app, categories);
  const countsIn = (scope: Scope) => facts.counts(scope.zoneIds, moduleOf(scope));

  async function find(scope: Scope, idOrSlug: string): Promise<CategoryNode> {
    const found = (await categories.tree()).find(moduleOf(scope), idOrSlug);
    if (!found) throw new RefusalError({ code: 'not_found' });
    return found;
  }

  bindShared(app, contract.listCategories, async (call) => {
    const { featured = 0, limit = 50 } = call.query;
    const [viewer, tree, countOf] = await Promise.all([call.viewer(), categories.tree(), countsIn(call.scope)]);
    const shown = tree.roots(moduleOf(viewer)).filter(({ isFeatured }) => featured === 0 || isFeatured);
    return shown.slice(0, limit).map((node) => categoryCard(node, viewer, countOf));
  });

  bindShared(app, contract.listCategoryChildren, async (call) => {
    const { scope, params } = call;
    const [viewer, node, countOf] = await Promise.all([call.viewer(), find(scope, params.id), countsIn(scope)]);
    return node.children.map((child) => childCard(child, viewer, countOf));
  });

  bindShared(app, contract.listCategoryItems, async (call) => {
    const { scope, params, query } = call;
    const [node, viewer] = await Promise.all([find(scope, params.id), viewerOf(call)]);
    const filter = {
      zoneIds: scope.zoneIds,
      ...categoryFilter(node),
      ...vegOf(query.type),
      sort: query.sort_by ?? 'popular',
    };
    const ordering = await orderings.of(scope, query, viewer.now);
    const page = await lists.page(filter, pageOf(query), ordering.orderable);
    const products = await itemCards(page.items, viewer, cardContexts);
    return { ...pagedAsOf(query, page.totalSize, ordering), products };
  });

  bindShared(app, contract.listCategoryStores, async (call) => {
    const { scope, params, query } = call;
    const [node, viewer] = await Promise.all([find(scope, params.id), viewerOf(call)]);
    const categoryIds = withChildren(node).map(({ id }) => id);
    const ids = await sellers.of(scope.zoneIds, categoryIds);
    const index = await storeIndexes.of(scope.zoneIds, moduleOf(scope));
    const ordering = await orderings.of(scope, query, viewer.now);
    const filter = { delivery: query.type ?? 'all', ids, sort: 'popular' } as const;
    const stores = listStores(index, filter, { ...viewer, now: ordering.at });
    const shown = slice(stores, query).map((store) => storeCard(store, viewer));
    return { ...pagedAsOf(query, stores.length, ordering), stores: shown };
  });

  bindShared(app, contract.listBrands, async (call) => {
    const viewer = await call.viewer();
    const rows = await facts.brands(viewer.zoneIds, moduleOf(viewer));
    return rows.map((row) => brandCard(row, viewer));
  });

  bindShared(app, items.listConditions, async (call) => {
    const [viewer, rows] = await Promise.all([call.viewer(), facts.conditions()]);
    return rows.map((row) => conditionCard(row, viewer));
  });
}

/** Parents and leaves have separate indexes. */
function categoryFilter(node: CategoryNode): Pick<ItemFilter, 'parentCategoryId' | 'categoryIds'> {
  return node.parentId === null ? { parentCategoryId: node.id } : { categoryIds: [node.id] };
}
