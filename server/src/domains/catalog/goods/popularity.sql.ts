import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** One order more for a store and for what it sold. Rows are locked by their ids, so that two orders never meet crosswise. */
export async function countOrder(
  tx: Sql,
  { storeId, itemIds }: { storeId: StoreId; itemIds: readonly number[] },
): Promise<void> {
  await tx`update stores set order_count = order_count + 1 where id = ${storeId}`;
  await tx`
    with sold as (select id from items where id = any(${itemIds}::bigint[]) order by id for no key update)
    update items i set order_count = order_count + 1 from sold where i.id = sold.id`;
}
