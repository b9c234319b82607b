import type { App } from '../../platform/app.ts';
import type { Geo } from '../geo/geo.public.ts';
import { openCategories, type Categories } from './categories/category-tree.ts';
import { openCardContexts, type CardContexts } from './items/item-cards.ts';
import { openItemLists, type ItemLists } from './items/item-lists.ts';
import { openOrderings, type Orderings } from './opening/open-orderings.ts';
import { openModuleList, type ModuleList } from './modules/list-modules.ts';
import { openViewers, type ViewerOf } from './catalog-viewer.ts';
import type { ItemCounts } from './rating-counts.ts';
import { openSellers, type Sellers } from './stores/sellers.ts';
import { openStoreIndexes, type StoreIndexes } from './stores/store-index.ts';

/** The caches of the catalog, for its own routes and for the domains above it. */
export type Catalog = ItemCounts & {
  modules: ModuleList;
  storeIndexes: StoreIndexes;
  sellers: Sellers;
  categories: Categories;
  lists: ItemLists;
  orderings: Orderings;
  cardContexts: CardContexts;
  viewerOf: ViewerOf;
};

export function openCatalog(app: App, geo: Pick<Geo, 'zones'>, counts: ItemCounts): Catalog {
  const modules = openModuleList(app);
  const storeIndexes = openStoreIndexes(app);
  const categories = openCategories(app);
  return {
    modules,
    storeIndexes,
    sellers: openSellers(app),
    categories,
    lists: openItemLists(app),
    orderings: openOrderings(app, { storeIndexes, modules }),
    cardContexts: openCardContexts({ storeIndexes, categories, modules }),
    viewerOf: openViewers(app, geo),
    ...counts,
  };
}
