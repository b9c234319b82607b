/** The public interface of the domain wishlist: the only file that other domains import. */
export { deleteFavouritesOf, favouriteCount } from './wishlist.sql.ts';
