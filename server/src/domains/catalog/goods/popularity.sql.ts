import type { ItemId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** Counts an order for a store and its items. Rows are locked in the order of their ids, so two orders cannot deadlock. */
export async function countOrder(
  tx: Sql,
  { storeId, itemIds }: { storeId: StoreId; itemIds: readonly ItemId[] },
): Promise<void> {
  await tx`update stores set order_count = order_count + 1 where id = ${storeId}`;
  await tx`
    with sold as (select id from items where id = any(${itemIds}::bigint[]) order by id for no key update)
    update items i set order_count = order_count + 1 from sold where i.id = sold.id`;
}
