import type { ItemId, StoreId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** What orders change of an item, and so is read anew each time: its stocks, and what is left of its sales. */
export type Live = {
  /** By variation; the whole item's is under ''. Null for an item that has none. */
  stocks: Record<string, number> | null;
  /** By sale. Null for an item that is in no sale. */
  left: Record<string, number> | null;
};

/** That as the columns `stocks` and `left`, for a statement that knows the item. */
export function liveOf(itemId: Part): Part {
  return part`
    (select json_object_agg(variation_key, stock) from inventory where item_id = ${itemId}) as stocks,
    (select json_object_agg(flash_sale_id, stock - sold) from flash_sale_items where item_id = ${itemId}) as "left"`;
}

/**
 * What tells whether anything else has changed of what a store sells (migration 0014). Null for no store, and for who is
 * changing it just now: a transaction renews the token once, and may change more before it ends.
 */
export function assortmentTokenOf(storeId: Part): Part {
  return part`(select token::text from assortment_tokens
    where store_id = ${storeId} and xmin is distinct from pg_current_xact_id_if_assigned()::xid)`;
}

type LiveItem = Live & { storeId: StoreId; token: string | null };

/** An item's own, with whose it is. */
export async function findLive(db: Sql, itemId: ItemId): Promise<LiveItem | null> {
  const rows = await db<LiveItem[]>`
    select i.store_id as "storeId", ${assortmentTokenOf(part`i.store_id`)} as token, ${liveOf(part`i.id`)}
    from items i where i.id = ${itemId}`;
  return rows[0] ?? null;
}
