/** The domain's door. */
export { openCatalog, type Catalog } from './open-catalog.ts';
export type { Seen } from './seen.ts';
export { paged, pageOf, slice } from './paged.ts';
export { itemCards } from './items/item-cards.ts';
export type { ItemFilter } from './items/item-filter.ts';
export { conditionsOf, sortOf } from './items/item-filter.sql.ts';
export type { ItemDetailRow, ItemRow } from './items/item-row.ts';
export { itemsWithIds } from './items/items.sql.ts';
export { itemCard, itemPage, type Around } from './items/items.view.ts';
export { vegOf } from './items/veg-of.ts';
export { withChildren, type CategoryTree } from './categories/category-tree.ts';
export { listStores, type StoreFilter } from './stores/list-stores.ts';
export type { StoreShelf } from './stores/store-shelf.ts';
export type { StoreRow } from './stores/stores.sql.ts';
export { storeCard } from './stores/stores.view.ts';
export { isId } from './is-id.ts';
export { readSpans } from './read-spans.ts';
