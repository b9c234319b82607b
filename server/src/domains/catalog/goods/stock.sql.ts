import type { ItemId } from '@rialto/database/ids.ts';
import { listOf } from '@rialto/database/part.ts';
import { shortLockWait } from '@rialto/database/short-lock-wait.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type StockTake = { itemId: ItemId; variationKey: string; quantity: number };

/**
 * Takes units out of stock and refuses the order if a row has too few. Rows are locked in the order of their ids, so two
 * carts with the same items cannot deadlock (trust.md T22).
 */
export async function takeStock(tx: Sql, takes: readonly StockTake[]): Promise<void> {
  const { ids, keys, quantities } = columns(takes.toSorted(byRow));
  await tx`select ${shortLockWait}, take_stock(${ids}::bigint[], ${keys}::text[], ${quantities}::int[])`;
}

/** Returns units to stock. The caller ensures that they are returned once. */
export async function returnStock(tx: Sql, takes: readonly StockTake[]): Promise<void> {
  const { ids, keys, quantities } = columns(takes);
  await tx`
    with back as (
      select * from unnest(${listOf.bigints(ids)}, ${listOf.texts(keys)}, ${listOf.ints(quantities)})
        w(item_id, variation_key, quantity)
    ), locked as (
      select i.item_id, i.variation_key, b.quantity from inventory i join back b using (item_id, variation_key)
      order by i.item_id, i.variation_key collate "C" for no key update of i
    )
    update inventory i set stock = i.stock + l.quantity, taken = i.taken - l.quantity
    from locked l where i.item_id = l.item_id and i.variation_key = l.variation_key`;
}

/** As the "C" collation orders keys. */
function byRow(one: StockTake, other: StockTake): number {
  return one.itemId - other.itemId || Buffer.compare(Buffer.from(one.variationKey), Buffer.from(other.variationKey));
}

function columns(takes: readonly StockTake[]) {
  return {
    ids: takes.map(({ itemId }) => itemId),
    keys: takes.map(({ variationKey }) => variationKey),
    quantities: takes.map(({ quantity }) => quantity),
  };
}

/** The items of which another transaction holds a row of stock or of a sale. */
export async function lockedItems(db: Sql, itemIds: readonly ItemId[]): Promise<ItemId[]> {
  const ids = listOf.bigints(itemIds);
  const rows = await db<{ id: ItemId }[]>`
    with free_stock as (
      select item_id, variation_key from inventory where item_id = any(${ids}) for no key update skip locked
    ), free_sales as (
      select item_id, flash_sale_id from flash_sale_items where item_id = any(${ids}) for no key update skip locked
    )
    select item_id as id from inventory i where item_id = any(${ids})
      and not exists (select from free_stock f where (f.item_id, f.variation_key) = (i.item_id, i.variation_key))
    union
    select item_id from flash_sale_items i where item_id = any(${ids})
      and not exists (select from free_sales f where (f.item_id, f.flash_sale_id) = (i.item_id, i.flash_sale_id))`;
  return rows.map(({ id }) => id);
}
