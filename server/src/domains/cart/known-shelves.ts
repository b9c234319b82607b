import type { ItemId, StoreId } from '@rialto/database/ids.ts';
import { sharedBudget } from '../../platform/cache/cache-budget.ts';
import { estimateBytes } from '../../platform/cache/estimate-bytes.ts';

/** The store that sells an item, and the token of what it sells. */
export type Shelf = { storeId: StoreId; token: string };
export type ShelfCache = { of(itemId: ItemId): Shelf | undefined; know(itemId: ItemId, shelf: Shelf): void };

/** Where a node read items last. A shelf may be outdated: the statement that adds its item confirms the token. */
export function openKnownShelves(): ShelfCache {
  const shelves = sharedBudget.cache<Shelf>();
  return {
    of: (itemId) => shelves.get(String(itemId)),
    know: (itemId, shelf) => shelves.set(String(itemId), shelf, estimateBytes(shelf)),
  };
}
