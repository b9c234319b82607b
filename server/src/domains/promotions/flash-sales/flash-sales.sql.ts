import type { FlashSaleId, ItemId, ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type FlashSaleRow = {
  id: number;
  moduleId: ModuleId;
  titleEn: string;
  titleAr: string | null;
  startsAt: Date;
  endsAt: Date;
};

/** Running and future sales, soonest to start first. */
export function flashSalesAfter(db: Sql, now: Date): Promise<FlashSaleRow[]> {
  return db<FlashSaleRow[]>`
    select id, module_id as "moduleId", title_en as "titleEn", title_ar as "titleAr",
           starts_at as "startsAt", ends_at as "endsAt"
    from flash_sales
    where active and ends_at > ${now}
    order by starts_at, id`;
}

export type SaleEntry = { itemId: ItemId; storeId: StoreId; window: string | null; sold: number; stock: number };

/** The entries of a sale in the zones, in display order. */
export function entriesOf(db: Sql, saleId: FlashSaleId, zoneIds: readonly ZoneId[]): Promise<SaleEntry[]> {
  return db<SaleEntry[]>`
    select f.item_id as "itemId", i.store_id as "storeId", i.available::text as window, f.sold, f.stock
    from flash_sale_items f
    join items i on i.id = f.item_id and i.zone_id = any(${zoneIds}) and i.active and i.store_active
    where f.flash_sale_id = ${saleId}
    order by f.position, f.item_id`;
}
