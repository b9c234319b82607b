import * as contract from '@rialto/contract/calls/stores.ts';
import type { StoreSort } from '@rialto/contract/shapes/sorting.ts';
import type { CategoryId } from '@rialto/database/ids.ts';
import type { App } from '../../../platform/app.ts';
import { bind, bindShared } from '../../../platform/http/bind.ts';
import { moduleOf, type Scope } from '../../../platform/http/scope.ts';
import type { ViewerCall } from '../catalog-viewer.ts';
import { withChildren } from '../categories/category-tree.ts';
import type { Catalog } from '../open-catalog.ts';
import { pagedAsOf, slice } from '../../../platform/http/paging.ts';
import { listStores, type StoreFilter } from './list-stores.ts';
import { readStore } from './read-store.ts';
import { storeCard, storePage } from './stores.view.ts';

type StoreListQuery = {
  type?: 'all' | 'delivery' | 'take_away';
  open?: number;
  delivers_here?: number;
  free_delivery?: number;
  featured?: number;
  limit?: number;
  offset?: number;
  as_of?: string;
};

export function storeRoutes(app: App, catalog: Catalog): void {
  const { storeIndexes, orderings, viewerOf, categories, sellers } = catalog;

  async function answer(
    call: ViewerCall & { query: StoreListQuery },
    filter: Partial<StoreFilter> & { sort: StoreSort },
  ) {
    const { scope, query } = call;
    const viewer = await viewerOf(call);
    const index = await storeIndexes.of(scope.zoneIds, moduleOf(scope));
    const ordering = await orderings.of(scope, query, viewer.now);
    const stores = listStores(index, { ...narrowed(query), ...filter }, { ...viewer, now: ordering.at });
    return {
      ...pagedAsOf(query, stores.length, ordering),
      stores: slice(stores, query).map((store) => storeCard(store, viewer)),
    };
  }

  bindShared(app, contract.listPopularStores, (call) => answer(call, { sort: 'popular' }));
  bindShared(app, contract.listLatestStores, (call) => answer(call, { sort: 'new' }));
  bindShared(app, contract.listTopRatedStores, (call) => answer(call, { sort: 'rating', isRated: true }));
  bindShared(app, contract.listDiscountedStores, (call) => answer(call, { sort: 'popular', isDiscounted: true }));

  bindShared(app, contract.listStores, async (call) => {
    const { scope, params, query } = call;
    const { sort_by, category_id } = query;
    const list = listOfType[params.type];
    const ids = category_id === undefined ? undefined : await sellersOf(scope, category_id);
    return answer(call, { ...list, sort: sort_by ?? list.sort, ...(ids && { ids }) });
  });

  bind(app, contract.readStore, async (call) => {
    const row = await readStore(call.db, call.params.id, catalog.ratings);
    return storePage(row, await viewerOf(call), await categories.tree());
  });

  async function sellersOf({ zoneIds }: Scope, categoryId: CategoryId): Promise<Set<number>> {
    const category = (await categories.tree()).byId.get(categoryId);
    const ids = category ? withChildren(category).map(({ id }) => id) : [];
    return sellers.of(zoneIds, ids);
  }
}

/** By the type in the path, which is a list of ours or a way of delivery (specification 1, section 7). */
const listOfType = {
  all: { sort: 'popular' },
  newly_joined: { sort: 'new' },
  popular: { sort: 'popular' },
  top_rated: { sort: 'rating', isRated: true },
  delivery: { sort: 'popular', delivery: 'delivery' },
  take_away: { sort: 'popular', delivery: 'take_away' },
  'take away': { sort: 'popular', delivery: 'take_away' },
} as const;

function narrowed(query: StoreListQuery): Omit<StoreFilter, 'sort'> {
  return {
    delivery: query.type ?? 'all',
    isOpen: query.open === 1,
    deliversHere: query.delivers_here === 1,
    hasFreeDelivery: query.free_delivery === 1,
    isFeatured: query.featured === 1,
  };
}
