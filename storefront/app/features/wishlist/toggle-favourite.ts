import { addWish, removeWish } from '@rialto/contract/calls/wishlist.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../../platform/api/api.ts';
import { getData, getServerData, setData, applyOptimistic } from '../../platform/query/query-data.ts';
import { isSignedIn } from '../../platform/session/account.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { noFavourites, withFavourite, type FavouriteKind } from './favourite-ids.ts';
import { favouriteIdsQuery } from './favourites.ts';

let queue: Promise<unknown> = Promise.resolve();

/** Adds or removes a favourite (WSH-01). The heart changes at once, and back when the server refuses. */
export function toggleFavourite(kind: FavouriteKind, id: number): void {
  if (!isSignedIn()) {
    toasts.show({ id: 'error', kind: 'error', text: t('wishlist.not_logged_in') });
    return;
  }
  const ids = favouriteIdsQuery();
  if (!getServerData(ids)) setData(ids, noFavourites);
  const isLiked = !getData(ids)?.[kind].has(id);
  const settle = applyOptimistic(ids, (shown) => withFavourite(shown, kind, id, isLiked));
  const query = kind === 'item' ? { item_id: id } : { store_id: id };
  // Changes are sent one after the other, so the server ends with the last one.
  queue = queue
    .then(() => callApi(isLiked ? addWish : removeWish, { query }))
    .then(({ message }) => {
      const confirmed = getServerData(ids);
      settle(confirmed && withFavourite(confirmed, kind, id, isLiked));
      toasts.show({ id: 'favourite', kind: 'success', text: message });
    })
    .catch((thrown: unknown) => {
      settle();
      showErrors(thrown);
    });
}
