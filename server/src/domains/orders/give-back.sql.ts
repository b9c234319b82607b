import type { Sql } from '@rialto/database/sql.ts';

export type StockMove = {
  kind: 'inventory' | 'flash_sale' | 'campaign';
  lineNo: number;
  itemId: number;
  variationKey: string;
  flashSaleId: number | null;
  quantity: number;
};

/** False when the order has given everything back before. */
export async function markGivenBack(tx: Sql, orderId: number, now: Date): Promise<boolean> {
  const rows = await tx<{ id: number }[]>`
    update orders set given_back_at = ${now} where id = ${orderId} and given_back_at is null returning id`;
  return rows.length > 0;
}

/** What the order still holds of any stock; from now on it holds nothing. */
export function takeMovesBack(tx: Sql, orderId: number, now: Date): Promise<StockMove[]> {
  return tx<StockMove[]>`
    update stock_moves set given_back_at = ${now} where order_id = ${orderId} and given_back_at is null
    returning kind, line_no as "lineNo", item_id as "itemId", variation_key as "variationKey",
      flash_sale_id as "flashSaleId", quantity`;
}

/** An order that came to nothing was not the first one, unless another one stands since. */
export async function forgetFirstOrder(tx: Sql, orderId: number): Promise<void> {
  await tx`
    delete from first_orders f where f.order_id = ${orderId}
      and not exists (select from orders o where o.owner_kind = 'customer' and o.owner_id = f.customer_id
                        and o.id <> ${orderId} and o.given_back_at is null)`;
}
