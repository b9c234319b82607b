import type { Variation } from '@rialto/database/documents/item-options.ts';
import type { CategoryId, ItemId, StoreId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';

/** The values of an item that a bulk change may change. */
export type BulkRow = {
  id: ItemId;
  priceMinor: number;
  variations: Variation[];
  categoryId: CategoryId;
  isActive: boolean;
  discountType: DiscountType;
  discount: number;
  soldOutUntil: Date | null;
};

/** The items of a store that match, locked in the order of their ids. */
export function lockItems(tx: Sql, storeId: StoreId, condition: Part): Promise<BulkRow[]> {
  return tx.unprepared<BulkRow[]>`
    select i.id, i.price_minor as "priceMinor", i.variations, i.category_id as "categoryId", i.active as "isActive",
      i.discount_type as "discountType", i.discount, i.sold_out_until as "soldOutUntil"
    from items i where i.store_id = ${storeId} and ${condition} order by i.id for no key update of i`;
}

export const withIds = (ids: readonly ItemId[]): Part => part`i.id = any(${ids}::bigint[])`;

export async function updateItems(tx: Sql, rows: readonly BulkRow[]): Promise<void> {
  const sent = rows.map((row) => ({ ...row, soldOutUntil: row.soldOutUntil && row.soldOutUntil.toISOString() }));
  await tx`
    update items i set price_minor = w."priceMinor", variations = w.variations, category_id = w."categoryId",
      parent_category_id = coalesce(c.parent_id, c.id), active = w."isActive", discount_type = w."discountType",
      discount = w.discount, sold_out_until = w."soldOutUntil"
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as w(id bigint, "priceMinor" bigint, variations jsonb, "categoryId" int, "isActive" boolean, "discountType" text,
           discount bigint, "soldOutUntil" timestamptz)
    join categories c on c.id = w."categoryId"
    where i.id = w.id`;
}

/** Whether the category exists in the module of the store. */
export async function hasCategory(tx: Sql, storeId: StoreId, categoryId: CategoryId): Promise<boolean> {
  const rows = await tx`
    select from categories c join stores s on s.module_id = c.module_id
    where c.id = ${categoryId} and s.id = ${storeId}`;
  return rows.length > 0;
}
