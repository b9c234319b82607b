import type { App } from '../../platform/app.ts';
import type { Geo } from '../geo/geo.public.ts';
import { openCategories, type Categories } from './categories/category-tree.ts';
import { openSurroundings, type Surroundings } from './items/item-cards.ts';
import { openItemLists, type ItemLists } from './items/item-lists.ts';
import { openModuleList, type ModuleList } from './modules/list-modules.ts';
import { openViewers, type ViewerOf } from './catalog-viewer.ts';
import type { RatingCounts } from './rating-counts.ts';
import { openSellers, type Sellers } from './stores/sellers.ts';
import { openStoreShelves, type StoreShelves } from './stores/store-shelf.ts';

/** The domain at work: what it holds in memory, for its own routes and for the domains above it. */
export type Catalog = {
  modules: ModuleList;
  shelves: StoreShelves;
  sellers: Sellers;
  categories: Categories;
  lists: ItemLists;
  surroundings: Surroundings;
  viewerOf: ViewerOf;
  ratings: RatingCounts;
};

export function openCatalog(app: App, geo: Pick<Geo, 'zones'>, ratings: RatingCounts): Catalog {
  const modules = openModuleList(app);
  const shelves = openStoreShelves(app);
  const categories = openCategories(app);
  return {
    modules,
    shelves,
    sellers: openSellers(app),
    categories,
    lists: openItemLists(app),
    surroundings: openSurroundings({ shelves, categories, modules }),
    viewerOf: openViewers(app, geo),
    ratings,
  };
}
