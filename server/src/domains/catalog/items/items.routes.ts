import * as contract from '@rialto/contract/calls/items.ts';
import { searchWords } from '@rialto/rules/text/normalise.ts';
import type { App } from '../../../platform/app.ts';
import { bind, bindShared } from '../../../platform/http/bind.ts';
import { moduleOf } from '../../../platform/http/scope.ts';
import type { ViewerCall } from '../catalog-viewer.ts';
import { categoryName, withChildren } from '../categories/category-tree.ts';
import type { Catalog } from '../open-catalog.ts';
import { pagedAsOf, pageOf } from '../../../platform/http/paging.ts';
import { itemCards } from './item-cards.ts';
import type { ItemFilter } from './item-filter.ts';
import { listRelatedItems } from './list-related-items.ts';
import { openSummaries } from './open-summaries.ts';
import { openItems } from './read-item.ts';
import { itemPage } from './items.view.ts';
import { vegOf } from './veg-of.ts';

type ListCall = ViewerCall & { query: { limit?: number; offset?: number; as_of?: string } };

export function itemRoutes(app: App, catalog: Catalog): void {
  const { lists, orderings, cardContexts, categories, viewerOf } = catalog;

  const readItem = openItems(app, catalog);
  const withSummaries = openSummaries(app);

  async function listItems(call: ListCall, filter: Omit<ItemFilter, 'zoneIds'>) {
    const { scope, query } = call;
    const viewer = await viewerOf(call);
    const ordering = await orderings.of(scope, query, viewer.now);
    const page = await lists.page({ zoneIds: scope.zoneIds, ...filter }, pageOf(query), ordering.orderable);
    const products = await itemCards(page.items, viewer, cardContexts);
    return { ...pagedAsOf(query, page.totalSize, ordering), products };
  }
  const inModule = ({ scope }: ViewerCall) => ({ moduleId: moduleOf(scope) });

  bindShared(app, contract.listPopularItems, (call) =>
    listItems(call, { ...inModule(call), ...vegOf(call.query.type), sort: 'popular' }),
  );
  bindShared(app, contract.listLatestItems, (call) =>
    listItems(call, { ...inModule(call), ...vegOf(call.query.type), sort: 'new' }),
  );
  bindShared(app, contract.listMostReviewedItems, (call) =>
    listItems(call, { ...inModule(call), ...vegOf(call.query.type), isRated: true, sort: 'rating' }),
  );
  bindShared(app, contract.listDiscountedItems, (call) =>
    listItems(call, { ...inModule(call), ...vegOf(call.query.type), isDiscounted: true, sort: 'popular' }),
  );
  bindShared(app, contract.listConditionedItems, (call) =>
    listItems(call, { ...inModule(call), hasCondition: true, sort: 'popular' }),
  );
  bindShared(app, contract.listConditionItems, (call) =>
    listItems(call, { ...inModule(call), conditionId: call.params.id, sort: 'popular' }),
  );

  bindShared(app, contract.listRecommendedItems, async (call) => {
    const filter = { ...inModule(call), ...vegOf(call.query.filter), isRecommended: true, sort: 'popular' as const };
    const page = await listItems(call, filter);
    return { ...page, items: page.products };
  });

  bindShared(app, contract.listNewArrivals, async (call) => {
    const page = await listItems(call, { ...inModule(call), ...vegOf(call.query.type), sort: 'new' });
    const tree = await categories.tree();
    const shown = new Set(page.products.flatMap(({ category_ids: [parent] }) => parent?.id ?? []));
    const nodes = [...shown].flatMap((id) => tree.byId.get(id) ?? []).sort((a, b) => a.place - b.place);
    return {
      ...page,
      categories: nodes.map((node) => ({ id: node.id, name: categoryName(node, call.scope.language) })),
    };
  });

  bindShared(app, contract.listStoreItems, async (call) => {
    const { query } = call;
    const chosen = query.category_id === undefined ? null : (await categories.tree()).byId.get(query.category_id);
    if (chosen === undefined) return { ...pagedAsOf(query, 0, { at: call.clock() }), products: [] };
    const page = await listItems(call, {
      storeId: query.store_id,
      ...(chosen && { categoryIds: withChildren(chosen).map(({ id }) => id) }),
      ...(query.search && { words: searchWords(query.search) }),
      ...(query.recommended === 1 && { isRecommended: true }),
      ...vegOf(query.type),
      sort: query.sort_by ?? 'popular',
    });
    return { ...page, products: await withSummaries(page.products, call.scope.language) };
  });

  bindShared(app, contract.listRelatedItems, async (call) => {
    const { db, scope, params, query } = call;
    const viewer = await viewerOf(call);
    const ordering = await orderings.of(scope, query, viewer.now);
    const page = await listRelatedItems(db, params.id, pageOf(query), ordering.orderable);
    const products = await itemCards(page.items, viewer, cardContexts);
    return { ...pagedAsOf(query, page.totalSize, ordering), products };
  });

  bind(app, contract.readItem, async (call) => {
    const { row, context } = await readItem(call.params.id);
    return itemPage(row, context, await viewerOf(call));
  });
}
