import { useCached } from '../../platform/query/use-query.ts';

export type FavouriteKind = 'item' | 'store';
export type FavouriteIds = Record<FavouriteKind, ReadonlySet<number>>;

export const noFavourites: FavouriteIds = { item: new Set(), store: new Set() };
export const favouriteIdsKey = ['favourites', 'ids'] as const;

/** The ids of the customer's favourites in the current place and module, as far as they are loaded. */
export function useFavouriteIds(): FavouriteIds {
  const state = useCached<FavouriteIds>(favouriteIdsKey);
  return state.kind === 'ready' ? state.data : noFavourites;
}

export function useIsFavourite(kind: FavouriteKind, id: number): boolean {
  return useFavouriteIds()[kind].has(id);
}

export function withFavourite(ids: FavouriteIds, kind: FavouriteKind, id: number, isLiked: boolean): FavouriteIds {
  const others = [...ids[kind]].filter((other) => other !== id);
  return { ...ids, [kind]: new Set(isLiked ? [...others, id] : others) };
}
