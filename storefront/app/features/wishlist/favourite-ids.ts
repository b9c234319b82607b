import { onOwnerChange } from '../../platform/session/owner-change.ts';
import { createShared } from '../../platform/query/shared-value.ts';

export type FavouriteKind = 'item' | 'store';
export type FavouriteIds = Record<FavouriteKind, ReadonlySet<number>>;

export const noFavourites: FavouriteIds = { item: new Set(), store: new Set() };

/** What the customer has liked where they are, as far as it is known. */
export const favouriteIds = createShared<FavouriteIds>(noFavourites);

onOwnerChange(() => favouriteIds.write(noFavourites));

export function useIsFavourite(kind: FavouriteKind, id: number): boolean {
  return favouriteIds.use()[kind].has(id);
}

export function withFavourite(ids: FavouriteIds, kind: FavouriteKind, id: number, isLiked: boolean): FavouriteIds {
  const others = [...ids[kind]].filter((other) => other !== id);
  return { ...ids, [kind]: new Set(isLiked ? [...others, id] : others) };
}
