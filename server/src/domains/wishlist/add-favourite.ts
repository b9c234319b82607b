import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { Favourite } from './favourite.ts';
import { insertItem, insertStore } from './wishlist.sql.ts';

const MOST_OF_A_KIND = 500;

/** Adding an existing favourite succeeds, because two tabs may show the same item. */
export async function addFavourite(db: Sql, customerId: CustomerId, { kind, id }: Favourite, now: Date): Promise<void> {
  const insert = kind === 'item' ? insertItem : insertStore;
  const outcome = await insert(db, customerId, id, MOST_OF_A_KIND, now);
  if (outcome === 'unknown') throw new RefusalError({ code: 'favourite_unknown' });
  if (outcome === 'full') throw new RefusalError({ code: 'too_many_favourites' });
}
