import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { StockLine } from '../order-row.ts';

/** False if the order is already released. */
export async function markReleased(tx: Sql, orderId: OrderId, now: Date): Promise<boolean> {
  const rows = await tx<{ id: number }[]>`
    update orders set given_back_at = ${now} where id = ${orderId} and given_back_at is null returning id`;
  return rows.length > 0;
}

/** The lines of an order with the stock they took. */
export function stockLinesOf(tx: Sql, orderId: OrderId): Promise<StockLine[]> {
  return tx<StockLine[]>`
    select model, item_id as "itemId", quantity, took_stock as "tookStock", flash_sale_id as "flashSaleId"
    from order_lines where order_id = ${orderId}`;
}

/** A cancelled order no longer counts as the first order, unless a later one is active. Parcels never count. */
export async function deleteFirstOrder(tx: Sql, orderId: OrderId): Promise<void> {
  await tx`
    delete from first_orders f where f.order_id = ${orderId}
      and not exists (select from orders o where o.owner_kind = 'customer' and o.owner_id = f.customer_id
                        and o.id <> ${orderId} and o.given_back_at is null
                        and o.order_type <> 'parcel')`;
}

/** With everything that belongs to it. */
export async function deleteOrder(tx: Sql, id: OrderId): Promise<void> {
  await tx`delete from orders where id = ${id}`;
}
