import type { ItemId, StoreId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
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
