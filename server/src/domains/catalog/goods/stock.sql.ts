import type { ItemId } from '@rialto/database/ids.ts';
import { listOf } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type StockTake = { itemId: ItemId; variationKey: string; quantity: number };

/**
 * Takes units out of the stock, each row only if it has enough, and refuses if one has not. Rows are locked in the order
 * of their ids, so that two carts with the same items never wait for each other (trust.md T22).
 */
export async function takeStock(tx: Sql, takes: readonly StockTake[]): Promise<void> {
  const { ids, keys, quantities } = columns(takes);
  await tx`select take_stock(${ids}::bigint[], ${keys}::text[], ${quantities}::int[])`;
}

/** Puts units back that were taken. Who calls it has seen to it that they go back once. */
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
