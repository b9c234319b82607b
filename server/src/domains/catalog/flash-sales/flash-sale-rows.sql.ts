import type { FlashSaleId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type FlashSaleValues = {
  module_id: number;
  title_en: string;
  title_ar: string | null;
  starts_at: string;
  ends_at: string;
};
export type FlashSaleItemValues = { item_id: number; discount_type: string; discount: number; stock: number };

/** The sale with its items as JSON, locked until the end of the transaction. */
export async function lockFlashSale(
  tx: Sql,
  id: FlashSaleId,
): Promise<(FlashSaleValues & { active: boolean; items: (FlashSaleItemValues & { sold: number })[] }) | null> {
  const rows = await tx<
    { sale: FlashSaleValues & { active: boolean; items: (FlashSaleItemValues & { sold: number })[] } }[]
  >`
    select to_jsonb(x) || jsonb_build_object('items', coalesce((
      select jsonb_agg(jsonb_build_object('item_id', f.item_id, 'discount_type', f.discount_type, 'discount', f.discount,
        'stock', f.stock, 'sold', f.sold) order by f.position, f.item_id)
      from flash_sale_items f where f.flash_sale_id = x.id), '[]')) as sale
    from flash_sales x where x.id = ${id} for update`;
  return rows[0]?.sale ?? null;
}

export async function insertFlashSale(tx: Sql, values: FlashSaleValues): Promise<FlashSaleId> {
  const { module_id, title_en, title_ar, starts_at, ends_at } = values;
  await tx`select pg_advisory_xact_lock(hashtextextended('flash_sales', 20))`;
  const rows = await tx<{ id: FlashSaleId }[]>`
    insert into flash_sales (id, module_id, title_en, title_ar, starts_at, ends_at)
    select coalesce(max(id), 0) + 1, ${module_id}::int, ${title_en}::text, ${title_ar}::text, ${starts_at}::timestamptz,
      ${ends_at}::timestamptz
    from flash_sales returning id`;
  return rows[0]?.id ?? 0;
}

export async function updateFlashSale(tx: Sql, id: FlashSaleId, values: FlashSaleValues): Promise<void> {
  const { module_id, title_en, title_ar, starts_at, ends_at } = values;
  await tx`
    update flash_sales set module_id = ${module_id}, title_en = ${title_en}, title_ar = ${title_ar},
      starts_at = ${starts_at}::timestamptz, ends_at = ${ends_at}::timestamptz
    where id = ${id}`;
}

/** Items keep what was sold of them. False if one that was sold is missing, or has a stock below that. */
export async function replaceFlashItems(
  tx: Sql,
  id: FlashSaleId,
  items: readonly FlashSaleItemValues[],
): Promise<boolean> {
  const listed = JSON.stringify(items);
  const lost = await tx`
    select from flash_sale_items f left join jsonb_to_recordset(${listed}::jsonb) as w(item_id bigint, stock int)
      on w.item_id = f.item_id
    where f.flash_sale_id = ${id} and f.sold > coalesce(w.stock, 0)`;
  if (lost.length > 0) return false;
  await tx`
    delete from flash_sale_items f where f.flash_sale_id = ${id}
      and f.item_id not in (select w.item_id from jsonb_to_recordset(${listed}::jsonb) as w(item_id bigint))`;
  await tx`
    insert into flash_sale_items (flash_sale_id, item_id, discount_type, discount, stock, position)
    select ${id}::int, (w ->> 'item_id')::bigint, w ->> 'discount_type', (w ->> 'discount')::bigint, (w ->> 'stock')::int,
      at::int
    from jsonb_array_elements(${listed}::jsonb) with ordinality as l(w, at)
    on conflict (flash_sale_id, item_id) do update set discount_type = excluded.discount_type,
      discount = excluded.discount, stock = excluded.stock, position = excluded.position`;
  return true;
}

export async function setFlashSaleActive(tx: Sql, id: FlashSaleId, isActive: boolean): Promise<void> {
  await tx`update flash_sales set active = ${isActive} where id = ${id}`;
}
