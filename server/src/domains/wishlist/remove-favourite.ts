import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Favourite } from './favourite.ts';
import { deleteItem, deleteStore } from './wishlist.sql.ts';

export async function removeFavourite(db: Sql, customerId: CustomerId, { kind, id }: Favourite): Promise<void> {
  await (kind === 'item' ? deleteItem : deleteStore)(db, customerId, id);
}
