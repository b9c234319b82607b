import { useFavouriteIds } from '../../features/wishlist/favourite-ids.ts';
import { favouritesQuery, type Favourites } from '../../features/wishlist/favourites.ts';
import { useQuery } from '../../platform/query/use-query.ts';

/** The favourites of the drawer. What is no longer liked disappears at once. */
export function useFavourites(): { favourites: Favourites | null; hasFailed: boolean; retry: () => void } {
  const result = useQuery(favouritesQuery());
  const ids = useFavouriteIds();
  const favourites = result.kind === 'ready' && {
    item: result.data.item.filter(({ id }) => ids.item.has(id)),
    store: result.data.store.filter(({ id }) => ids.store.has(id)),
  };
  return { favourites: favourites || null, hasFailed: result.kind === 'error', retry: result.refetch };
}
