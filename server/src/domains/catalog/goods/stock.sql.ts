import type { ItemId } from '@rialto/database/ids.ts';
import { listOf } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type StockTake = { itemId: ItemId; variationKey: string; quantity: number };

/**
 * Takes units out of stock and refuses the order if a row has too few. Rows are locked in the order of their ids, so two
 * carts with the same items cannot deadlock (trust.md T22).
 */
export async function takeStock(tx: Sql, takes: readonly StockTake[]): Promise<void> {
  const { ids, keys, quantities } = columns(takes);
  await tx`select take_stock(${ids}::bigint[], ${keys}::text[], ${quantities}::int[])`;
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
      order by i.item_id, i.variation_key for no key update of i
    )
    update inventory i set stock = i.stock + l.quantity, taken = i.taken - l.quantity
    from locked l where i.item_id = l.item_id and i.variation_key = l.variation_key`;
}

function columns(takes: readonly StockTake[]) {
  return {
    ids: takes.map(({ itemId }) => itemId),
    keys: takes.map(({ variationKey }) => variationKey),
    quantities: takes.map(({ quantity }) => quantity),
  };
}
