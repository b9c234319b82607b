import type { StoreSort } from '@rialto/contract/shapes/sorting.ts';
import { isOpenAt } from '@rialto/rules/store/hours.ts';
import type { CatalogViewer } from '../catalog-viewer.ts';
import { openFirst } from '../opening/open-first.ts';
import { reachOf } from './reach.ts';
import type { StoreIndex } from './store-index.ts';
import type { StoreRow } from './stores.sql.ts';

export type StoreFilter = {
  delivery?: 'all' | 'delivery' | 'take_away';
  isOpen?: boolean;
  deliversHere?: boolean;
  hasFreeDelivery?: boolean;
  /** The longest delivery time, to the viewer's point or in general. */
  maximumMinutes?: number;
  isFeatured?: boolean;
  isDiscounted?: boolean;
  isRated?: boolean;
  minimumStars?: number;
  /** Only these stores, such as those that sell a category. */
  ids?: ReadonlySet<number>;
  sort: StoreSort;
};

/** The stores of an index that match, open ones first, sorted. Delivery time and charge depend on the viewer, so they are sorted here. */
export function listStores(index: StoreIndex, filter: StoreFilter, viewer: CatalogViewer): StoreRow[] {
  const passing = ranked(index, filter.sort, viewer).filter((store) => passes(store, filter, viewer));
  return openStoresFirst(sortByReach(passing, filter.sort, viewer), viewer);
}

export function openStoresFirst(stores: readonly StoreRow[], { now }: Pick<CatalogViewer, 'now'>): StoreRow[] {
  return openFirst(stores, (store) => isOpenAt(store, now));
}

function ranked(index: StoreIndex, sort: StoreSort, { point }: CatalogViewer): readonly StoreRow[] {
  if (sort === 'distance' && point) return index.nearest(point);
  return index.ranked(sort === 'new' || sort === 'rating' ? sort : 'popular');
}

function passes(store: StoreRow, filter: StoreFilter, viewer: CatalogViewer): boolean {
  if (filter.delivery === 'delivery' && !store.hasDelivery) return false;
  if (filter.delivery === 'take_away' && !store.hasTakeAway) return false;
  if (filter.hasFreeDelivery && !store.hasFreeDelivery) return false;
  if (filter.isFeatured && !store.isFeatured) return false;
  if (filter.isDiscounted && store.livePercent === 0) return false;
  if (filter.isRated && store.ratingCount === 0) return false;
  if (filter.minimumStars && store.ratingTotal < filter.minimumStars * store.ratingCount) return false;
  if (filter.minimumStars && store.ratingCount === 0) return false;
  if (filter.ids && !filter.ids.has(store.id)) return false;
  if (filter.maximumMinutes && minutesTo(store, viewer) > filter.maximumMinutes) return false;
  if (filter.isOpen && !isOpenAt(store, viewer.now)) return false;
  return !filter.deliversHere || reachOf(store, viewer)?.deliversHere === true;
}

/** Infinite if the store does not deliver to the viewer. */
function minutesTo(store: StoreRow, viewer: CatalogViewer): number {
  const reach = reachOf(store, viewer);
  if (!store.hasDelivery || reach?.deliversHere === false) return Infinity;
  return reach?.minutes.max ?? store.deliveryMinutesMax;
}

/** Without a point there is no distance, and the most ordered come first. */
function sortByReach(stores: StoreRow[], sort: StoreSort, viewer: CatalogViewer): StoreRow[] {
  if (!viewer.point || !(sort === 'delivery_time' || sort === 'delivery_charge')) return stores;
  const keyed = stores.map((store, rank) => ({ store, rank, reach: reachOf(store, viewer) }));
  const value = ({ reach }: (typeof keyed)[number]): number => {
    if (!reach?.deliversHere) return Infinity;
    return sort === 'delivery_time' ? reach.minutes.min : reach.chargeMinor;
  };
  const sorted = keyed.map((entry) => ({ ...entry, value: value(entry) }));
  sorted.sort((a, b) => (a.value === b.value ? a.rank - b.rank : a.value - b.value));
  return sorted.map(({ store }) => store);
}
