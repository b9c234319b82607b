import * as contract from '@rialto/contract/calls/items.ts';
import { searchWords } from '@rialto/rules/text/normalise.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { moduleOf, type Scope } from '../../../platform/http/scope.ts';
import { categoryName, withChildren } from '../categories/category-tree.ts';
import type { Catalog } from '../open-catalog.ts';
import { paged, pageOf } from '../../../platform/http/paging.ts';
import { itemCards } from './item-cards.ts';
import type { ItemFilter } from './item-filter.ts';
import { listRelatedItems } from './list-related-items.ts';
import { readItem } from './read-item.ts';
import { itemPage } from './items.view.ts';
import { vegOf } from './veg-of.ts';

type Asked = { limit?: number; offset?: number };

export function itemRoutes(app: App, catalog: Catalog): void {
  const { lists, surroundings, categories, seenBy } = catalog;

  async function answer(scope: Scope, asked: Asked, filter: Omit<ItemFilter, 'zoneIds'>) {
    const [seen, page] = await Promise.all([
      seenBy(scope),
      lists.page({ zoneIds: scope.zoneIds, ...filter }, pageOf(asked)),
    ]);
    return { ...paged(asked, page.totalSize), products: await itemCards(page.items, seen, surroundings) };
  }
  const inModule = (scope: Scope) => ({ moduleId: moduleOf(scope) });

  bind(app, contract.listPopularItems, ({ scope, query }) =>
    answer(scope, query, { ...inModule(scope), ...vegOf(query.type), sort: 'popular' }),
  );
  bind(app, contract.listLatestItems, ({ scope, query }) =>
    answer(scope, query, { ...inModule(scope), ...vegOf(query.type), sort: 'new' }),
  );
  bind(app, contract.listMostReviewedItems, ({ scope, query }) =>
    answer(scope, query, { ...inModule(scope), ...vegOf(query.type), isRated: true, sort: 'rating' }),
  );
  bind(app, contract.listDiscountedItems, ({ scope, query }) =>
    answer(scope, query, { ...inModule(scope), ...vegOf(query.type), isDiscounted: true, sort: 'popular' }),
  );
  bind(app, contract.listConditionedItems, ({ scope, query }) =>
    answer(scope, query, { ...inModule(scope), hasCondition: true, sort: 'popular' }),
  );
  bind(app, contract.listConditionItems, ({ scope, params, query }) =>
    answer(scope, query, { ...inModule(scope), conditionId: params.id, sort: 'popular' }),
  );

  bind(app, contract.listRecommendedItems, async ({ scope, query }) => {
    const filter = { ...inModule(scope), ...vegOf(query.filter), isRecommended: true, sort: 'popular' as const };
    const page = await answer(scope, query, filter);
    return { ...page, items: page.products };
  });

  bind(app, contract.listNewArrivals, async ({ scope, query }) => {
    const page = await answer(scope, query, { ...inModule(scope), ...vegOf(query.type), sort: 'new' });
    const tree = await categories.tree();
    const shown = new Set(page.products.flatMap(({ category_ids: [parent] }) => parent?.id ?? []));
    const nodes = [...shown].flatMap((id) => tree.byId.get(id) ?? []).sort((a, b) => a.place - b.place);
    return { ...page, categories: nodes.map((node) => ({ id: node.id, name: categoryName(node, scope.language) })) };
  });

  bind(app, contract.listStoreItems, async ({ scope, query }) => {
    const chosen = query.category_id === undefined ? null : (await categories.tree()).byId.get(query.category_id);
    if (chosen === undefined) return { ...paged(query, 0), products: [] };
    return answer(scope, query, {
      storeId: query.store_id,
      ...(chosen && { categoryIds: withChildren(chosen).map(({ id }) => id) }),
      ...(query.search && { words: searchWords(query.search) }),
      ...(query.recommended === 1 && { isRecommended: true }),
      ...vegOf(query.type),
      sort: query.sort_by ?? 'popular',
    });
  });

  bind(app, contract.listRelatedItems, async ({ db, scope, params, query }) => {
    const [seen, page] = await Promise.all([seenBy(scope), listRelatedItems(db, params.id, pageOf(query))]);
    return { ...paged(query, page.totalSize), products: await itemCards(page.items, seen, surroundings) };
  });

  bind(app, contract.readItem, async ({ db, scope, params }) => {
    const { row, around } = await readItem(db, params.id, surroundings);
    return itemPage(row, around, await seenBy(scope));
  });
}
