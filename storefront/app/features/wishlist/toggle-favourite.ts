import { addWish, removeWish } from '@rialto/contract/calls/wishlist.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../../platform/api/api.ts';
import { isSignedIn } from '../../platform/session/account.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { favouriteIds, withFavourite, type FavouriteKind } from './favourite-ids.ts';

let turn: Promise<unknown> = Promise.resolve();

/** Likes something or no longer does (WSH-01). The heart changes at once, and back again if the server says no. */
export function toggleFavourite(kind: FavouriteKind, id: number): void {
  if (!isSignedIn()) {
    toasts.show({ id: 'error', kind: 'error', text: t('wishlist.not_logged_in') });
    return;
  }
  const isLiked = !favouriteIds.read()[kind].has(id);
  const show = (shown: boolean) => favouriteIds.write(withFavourite(favouriteIds.read(), kind, id, shown));
  show(isLiked);
  const query = kind === 'item' ? { item_id: id } : { store_id: id };
  // One after the other, so that the last press is also the last that the server hears.
  turn = turn
    .then(() => callApi(isLiked ? addWish : removeWish, { query }))
    .then(({ message }) => toasts.show({ id: 'favourite', kind: 'success', text: message }))
    .catch((thrown: unknown) => {
      show(!isLiked);
      showErrors(thrown);
    });
}
