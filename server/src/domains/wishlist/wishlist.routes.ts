import * as contract from '@rialto/contract/calls/wishlist.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { signedIn } from '../../platform/http/caller.ts';
import { textOf } from '../../platform/texts.ts';
import type { Catalog } from '../catalog/catalog.public.ts';
import { addFavourite } from './add-favourite.ts';
import { favouriteOf } from './favourite.ts';
import { listFavourites } from './list-favourites.ts';
import { removeFavourite } from './remove-favourite.ts';

export function wishlistRoutes(app: App, catalog: Catalog): void {
  for (const endpoint of [contract.listWishes, contract.listWishesByShortPath])
    bind(app, endpoint, async (call) => {
      const viewer = await catalog.viewerOf(call);
      const { items, stores } = await listFavourites(call.db, catalog, signedIn(call), viewer);
      return { item: items, store: stores };
    });
  bind(app, contract.addWish, async (call) => {
    await addFavourite(call.db, signedIn(call), favouriteOf(call.query), call.clock());
    return { message: textOf('wishlist.added', call.scope.language) };
  });
  bind(app, contract.removeWish, async (call) => {
    await removeFavourite(call.db, signedIn(call), favouriteOf(call.query));
    return { message: textOf('wishlist.removed', call.scope.language) };
  });
}
