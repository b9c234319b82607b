/** The public interface of the domain catalog: the only file that other domains import. */
export { openCatalog, type Catalog } from './open-catalog.ts';
export { openModuleIds } from './modules/open-module-ids.ts';
export { moduleZonesOf, type ModuleZone } from './catalog.sql.ts';
export type { CatalogViewer, ViewerCall } from './catalog-viewer.ts';
export { itemCards } from './items/item-cards.ts';
export type { ItemFilter } from './items/item-filter.ts';
export { conditionsOf, sortOf } from './items/item-filter.sql.ts';
export { plainItem, type ItemDetailRow, type ItemRow } from './items/item-row.sql.ts';
export { idsWithPage, itemsWithIds } from './items/items.sql.ts';
export { itemCard, itemPage, type CardContext } from './items/items.view.ts';
export { vegOf } from './items/veg-of.ts';
export { withChildren, type CategoryTree } from './categories/category-tree.ts';
export { openCardsFirst, openFirst } from './opening/open-first.ts';
export type { Ordering } from './opening/open-orderings.ts';
export { orderableFirst } from './opening/orderable.sql.ts';
export { canBeOrdered, type Orderable } from './opening/orderable.ts';
export { listStores, openStoresFirst, type StoreFilter } from './stores/list-stores.ts';
export { findStoreNames, searchStoreNames } from './stores/store-names.sql.ts';
export type { StoreIndex } from './stores/store-index.ts';
export type { StoreRow } from './stores/stores.sql.ts';
export { storeCard } from './stores/stores.view.ts';
export type { Goods, SellingStore } from './goods/goods.ts';
export { findSellingStore, goodsWithIds } from './goods/goods.sql.ts';
export {
  assortmentTokenOf,
  findLiveStock,
  liveStockColumns,
  requireSameAssortment,
  stockOfItems,
  type LiveStock,
  type StockDemand,
  type StockRow,
} from './goods/live-stock.sql.ts';
export { returnFlashStock, takeFlashStock, type FlashTake } from './goods/flash-stock.sql.ts';
export { lockFlashSale } from './flash-sales/flash-sale-rows.sql.ts';
export { saveFlashSale, switchFlashSale } from './flash-sales/save-flash-sale.ts';
export { countOrder } from './goods/popularity.sql.ts';
export { countRating, type RatingSum } from './goods/ratings.sql.ts';
export {
  brandKeys,
  categoryKeys,
  conditionKeys,
  moduleKeys,
  storeKeys,
  zoneKeys,
  type KeyedBrand,
  type KeyedCategory,
  type KeyedName,
  type KeyedStore,
} from './importing/keys.sql.ts';
export type * from './importing/records.ts';
export {
  brandRecords,
  categoryRecords,
  conditionRecords,
  saveBrands,
  saveCategories,
  saveConditions,
  type ShelfWrite,
} from './importing/shelf-records.sql.ts';
export { recountStore, saveStore, storeRecords } from './importing/store-records.sql.ts';
export { itemRecords, itemRecordsAfter } from './importing/item-records.sql.ts';
export {
  addOnsOfStore,
  deleteOtherAddOns,
  deleteOtherStock,
  insertStock,
  saveAddOns,
  saveItemAddOns,
  saveStock,
  type StoreAddOn,
} from './importing/item-extras.sql.ts';
export {
  enterImport,
  insertItems,
  learnItems,
  mergeSearchIndex,
  notifyCatalogueChange,
  updateItems,
  type ItemWrite,
} from './importing/item-writes.sql.ts';
export { refreshSearchWords } from './console/search-words.ts';
export { freeIds, freeSlugs } from './importing/free-names.ts';
export { averageOf } from './average.ts';
export { readAssortment } from './goods/assortments.ts';
export { lockedItems, returnStock, takeStock, type StockTake } from './goods/stock.sql.ts';
export { catalogueFacts, hasPrices } from './go-live.sql.ts';
export { markStaffed } from './pauses/board-stores.sql.ts';
