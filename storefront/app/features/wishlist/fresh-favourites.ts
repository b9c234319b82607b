import { listWishes } from '@rialto/contract/calls/wishlist.ts';
import { useEffect } from 'react';
import { callApi } from '../../platform/api/api.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { useDevice } from '../../platform/session/device.ts';
import { favouriteIds, noFavourites } from './favourite-ids.ts';

/** The favourites of where the customer is, for the hearts of the page and for who shows them all. */
export async function readFavourites() {
  const wishes = await callApi(listWishes, {});
  const idsOf = (liked: { id: number }[]) => new Set(liked.map(({ id }) => id));
  favouriteIds.write({ item: idsOf(wishes.item), store: idsOf(wishes.store) });
  return wishes;
}

/** Keeps the hearts right: they belong to who is signed in, and to the place and module they are in. */
export function useFreshFavourites(): void {
  const token = useDevice('token');
  const { zoneIds, moduleId } = useRootData().scope;
  const place = zoneIds.length > 0 ? `${zoneIds.join()} ${moduleId}` : null;
  useEffect(() => {
    if (token === null || place === null) favouriteIds.write(noFavourites);
    // Hearts that cannot be had stay empty; pressing one says why.
    else readFavourites().catch(() => undefined);
  }, [token, place]);
}
