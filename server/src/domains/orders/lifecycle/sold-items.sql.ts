import type { ItemId, OrderId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** Store and items of an order, without campaign items; null for a parcel. */
export async function soldItemsOf(db: Sql, orderId: OrderId): Promise<{ storeId: StoreId; itemIds: ItemId[] } | null> {
  const rows = await db<{ storeId: StoreId; itemIds: ItemId[] }[]>`
    select o.store_id as "storeId", array(
      select distinct l.item_id from order_lines l where l.order_id = o.id and l.model = 'Item') as "itemIds"
    from orders o where o.id = ${orderId} and o.store_id is not null`;
  return rows[0] ?? null;
}
