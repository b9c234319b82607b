import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { TakingLine } from '../order-row.ts';

/** False when the order has given everything back before. */
export async function markGivenBack(tx: Sql, orderId: OrderId, now: Date): Promise<boolean> {
  const rows = await tx<{ id: number }[]>`
    update orders set given_back_at = ${now} where id = ${orderId} and given_back_at is null returning id`;
  return rows.length > 0;
}

/** What the lines of an order took. */
export function takingLines(tx: Sql, orderId: OrderId): Promise<TakingLine[]> {
  return tx<TakingLine[]>`
    select model, item_id as "itemId", quantity, took_stock as "tookStock", flash_sale_id as "flashSaleId"
    from order_lines where order_id = ${orderId}`;
}

/** An order that came to nothing was not the first one, unless another one stands since. */
export async function forgetFirstOrder(tx: Sql, orderId: OrderId): Promise<void> {
  await tx`
    delete from first_orders f where f.order_id = ${orderId}
      and not exists (select from orders o where o.owner_kind = 'customer' and o.owner_id = f.customer_id
                        and o.id <> ${orderId} and o.given_back_at is null)`;
}
