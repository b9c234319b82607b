import type { FlashSaleId, ItemId } from '@rialto/database/ids.ts';
import { listOf } from '@rialto/database/part.ts';
import { shortLockWait } from '@rialto/database/short-lock-wait.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type FlashTake = { saleId: FlashSaleId; itemId: ItemId; quantity: number };

/**
 * Counts units as sold in their flash sale and refuses the order if a sale has too few left. A sale that ran out since
 * the quote changes the price, so the customer has to confirm the new one.
 */
export async function takeFlashStock(tx: Sql, takes: readonly FlashTake[]): Promise<void> {
  const { sales, items, quantities } = columns(takes);
  await tx`select ${shortLockWait}, take_flash_stock(${sales}::int[], ${items}::bigint[], ${quantities}::int[])`;
}

export async function returnFlashStock(tx: Sql, takes: readonly FlashTake[]): Promise<void> {
  const { sales, items, quantities } = columns(takes);
  await tx`
    with back as (
      select * from unnest(${listOf.ints(sales)}, ${listOf.bigints(items)}, ${listOf.ints(quantities)})
        w(flash_sale_id, item_id, quantity)
    ), locked as (
      select f.flash_sale_id, f.item_id, b.quantity from flash_sale_items f join back b using (flash_sale_id, item_id)
      order by f.flash_sale_id, f.item_id for no key update of f
    )
    update flash_sale_items f set sold = f.sold - l.quantity, taken = f.taken - l.quantity
    from locked l where f.flash_sale_id = l.flash_sale_id and f.item_id = l.item_id`;
}

function columns(takes: readonly FlashTake[]) {
  return {
    sales: takes.map(({ saleId }) => saleId),
    items: takes.map(({ itemId }) => itemId),
    quantities: takes.map(({ quantity }) => quantity),
  };
}
