/** The domain's door. */
export { deleteFavouritesOf, favouriteCount } from './wishlist.sql.ts';
