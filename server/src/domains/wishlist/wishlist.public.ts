/** The domain's door. */
export { deleteFavouritesOf } from './wishlist.sql.ts';
