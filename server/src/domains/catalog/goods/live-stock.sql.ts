import type { ItemId, StoreId } from '@rialto/database/ids.ts';
import { listOf, part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** The numbers of an item that orders change, so they are never cached: its stock and what is left of its sales. */
export type LiveStock = {
  /** By variation; '' is the whole item. Null for an item without stock rows. */
  stocks: Record<string, number> | null;
  /** Remaining stock by sale. Null for an item without a sale. */
  left: Record<string, number> | null;
};

/** The columns `stocks` and `left`, for a statement that selects the item. */
export function liveStockColumns(itemId: Part): Part {
  return part`
    (select json_object_agg(variation_key, stock) from inventory where item_id = ${itemId}) as stocks,
    (select json_object_agg(flash_sale_id, stock - sold) from flash_sale_items where item_id = ${itemId}) as "left"`;
}

/**
 * The version of everything else that a store sells (migration 0014). Null if there is no store, or if this transaction
 * has itself changed the token (xmin check), because it may change more before it commits.
 */
export function assortmentTokenOf(storeId: Part): Part {
  return part`(select token::text from assortment_tokens
    where store_id = ${storeId} and xmin is distinct from pg_current_xact_id_if_assigned()::xid)`;
}

type LiveItemStock = LiveStock & { storeId: StoreId; token: string | null };

/** The live stock of an item, with its store and the token of the store's assortment. */
export async function findLiveStock(db: Sql, itemId: ItemId): Promise<LiveItemStock | null> {
  const rows = await db<LiveItemStock[]>`
    select i.store_id as "storeId", ${assortmentTokenOf(part`i.store_id`)} as token, ${liveStockColumns(part`i.id`)}
    from items i where i.id = ${itemId}`;
  return rows[0] ?? null;
}

/** Units that a stock must have. */
export type StockDemand = { itemId: ItemId; variationKey: string; quantity: number };

/** Refuses if the store sells something else than under the token, or has fewer units than wanted. */
export async function requireSameAssortment(
  tx: Sql,
  { storeId, token }: { storeId: StoreId; token: string },
  wanted: StockDemand | null,
): Promise<void> {
  const isMissing = wanted
    ? part`not exists (select from inventory where item_id = ${wanted.itemId}
        and variation_key = ${wanted.variationKey} and stock >= ${wanted.quantity})`
    : part`false`;
  await tx`
    select refuse('changed_since', '{}')
    where ${assortmentTokenOf(part`${storeId}::bigint`)} is distinct from ${token} or ${isMissing}`;
}

export type StockRow = { itemId: ItemId; variationKey: string; stock: number };

export function stockOfItems(db: Sql, itemIds: readonly ItemId[]): Promise<StockRow[]> {
  return db<StockRow[]>`
    select item_id as "itemId", variation_key as "variationKey", stock from inventory
    where item_id = any(${listOf.bigints(itemIds)})`;
}
