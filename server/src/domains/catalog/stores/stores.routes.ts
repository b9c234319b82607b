import * as contract from '@rialto/contract/calls/stores.ts';
import type { StoreSort } from '@rialto/contract/shapes/sorting.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { moduleOf, type Scope } from '../../../platform/http/scope.ts';
import { withChildren } from '../categories/category-tree.ts';
import type { Catalog } from '../open-catalog.ts';
import { paged, slice } from '../../../platform/http/paging.ts';
import { listStores, type StoreFilter } from './list-stores.ts';
import { readStore } from './read-store.ts';
import { storeCard, storePage } from './stores.view.ts';

type Narrowing = {
  type?: 'all' | 'delivery' | 'take_away';
  open?: number;
  delivers_here?: number;
  free_delivery?: number;
  featured?: number;
  limit?: number;
  offset?: number;
};

export function storeRoutes(app: App, catalog: Catalog): void {
  const { shelves, seenBy, categories, sellers } = catalog;

  async function answer(scope: Scope, query: Narrowing, filter: Partial<StoreFilter> & { sort: StoreSort }) {
    const seen = await seenBy(scope);
    const shelf = await shelves.of(scope.zoneIds, moduleOf(scope));
    const stores = listStores(shelf, { ...narrowed(query), ...filter }, seen);
    return {
      ...paged(query, stores.length),
      stores: slice(stores, query).map((store) => storeCard(store, seen)),
    };
  }

  bind(app, contract.listPopularStores, ({ scope, query }) => answer(scope, query, { sort: 'popular' }));
  bind(app, contract.listLatestStores, ({ scope, query }) => answer(scope, query, { sort: 'new' }));
  bind(app, contract.listTopRatedStores, ({ scope, query }) => answer(scope, query, { sort: 'rating', isRated: true }));
  bind(app, contract.listDiscountedStores, ({ scope, query }) =>
    answer(scope, query, { sort: 'popular', isDiscounted: true }),
  );

  bind(app, contract.listStores, async ({ scope, params, query: { sort_by, category_id, ...query } }) => {
    const sort = sort_by ?? sortOfType[params.type];
    const ids = category_id === undefined ? undefined : await sellersOf(scope, category_id);
    return answer(scope, query, { sort, isRated: params.type === 'top_rated', ...(ids && { ids }) });
  });

  bind(app, contract.readStore, async ({ db, scope, params }) => {
    const row = await readStore(db, params.id);
    return storePage(row, await seenBy(scope), await categories.tree());
  });

  async function sellersOf({ zoneIds }: Scope, categoryId: number): Promise<Set<number>> {
    const category = (await categories.tree()).byId.get(categoryId);
    const ids = category ? withChildren(category).map(({ id }) => id) : [];
    return sellers.of(zoneIds, ids);
  }
}

const sortOfType = { all: 'popular', newly_joined: 'new', popular: 'popular', top_rated: 'rating' } as const;

function narrowed(query: Narrowing): Omit<StoreFilter, 'sort'> {
  return {
    delivery: query.type ?? 'all',
    isOpen: query.open === 1,
    deliversHere: query.delivers_here === 1,
    hasFreeDelivery: query.free_delivery === 1,
    isFeatured: query.featured === 1,
  };
}
