import { RefusalError } from '../../platform/refuse.ts';

export type Favourite = { kind: 'item'; id: number } | { kind: 'store'; id: number };

/** Requires exactly one of item and store. */
export function favouriteOf({ item_id, store_id }: { item_id?: number; store_id?: number }): Favourite {
  if (item_id !== undefined && store_id === undefined) return { kind: 'item', id: item_id };
  if (store_id !== undefined && item_id === undefined) return { kind: 'store', id: store_id };
  throw new RefusalError({ code: 'favourite_unclear' });
}
