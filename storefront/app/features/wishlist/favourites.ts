import { listWishes } from '@rialto/contract/calls/wishlist.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { useEffect, useRef } from 'react';
import { callApi } from '../../platform/api/api.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { setData } from '../../platform/query/query-data.ts';
import { invalidate, owned } from '../../platform/query/invalidate.ts';
import type { Query } from '../../platform/query/query.ts';
import { useQuery } from '../../platform/query/use-query.ts';
import { isSignedIn, useIsSignedIn } from '../../platform/session/account.ts';
import { favouriteIdsKey, noFavourites, type FavouriteIds } from './favourite-ids.ts';

export type Favourites = Reply<typeof listWishes>;

/** The ids for the hearts on every page. */
export const favouriteIdsQuery = (): Query<FavouriteIds> => ({
  key: favouriteIdsKey,
  fetch: async (signal) => (isSignedIn() ? idsOf(await callApi(listWishes, { signal })) : noFavourites),
  ...owned,
});

/** The items and stores for the drawer, which also refreshes the hearts. */
export const favouritesQuery = (): Query<Favourites> => ({
  key: ['favourites', 'cards'],
  fetch: async (signal) => {
    const favourites = await callApi(listWishes, { signal });
    setData(favouriteIdsQuery(), idsOf(favourites));
    return favourites;
  },
  ...owned,
  cacheMs: 0,
});

function idsOf({ item, store }: Favourites): FavouriteIds {
  return { item: new Set(item.map(({ id }) => id)), store: new Set(store.map(({ id }) => id)) };
}

/** Loads the hearts for the signed-in customer, again in each place and module. Without an answer they stay empty. */
export function useFreshFavourites(): void {
  const isSignedIn = useIsSignedIn();
  const { zoneIds, moduleId } = useRootData().scope;
  const place = zoneIds.length > 0 ? `${zoneIds.join()} ${moduleId}` : null;
  useQuery(isSignedIn && place !== null ? favouriteIdsQuery() : null);
  const lastPlace = useRef(place);
  useEffect(() => {
    if (place !== lastPlace.current) void invalidate(favouriteIdsKey);
    lastPlace.current = place;
  }, [place]);
}
