import { listOf, part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';
import { readSpans } from '../../../platform/spans.ts';
import type { Goods, SellingStore, StoreSnapshot, ItemSnapshot } from './goods.ts';
import { offeredVariations } from '../items/offered-variations.ts';
import { liveStockColumns, type LiveStock } from './live-stock.sql.ts';
import { sellableAt, sellingStoreAt } from './sellable-at.ts';

type ItemSnapshotRow = Omit<ItemSnapshot, 'own' | 'available'> & {
  discountType: DiscountType;
  discount: number;
  available: string | null;
};

/** Items with their current price and stock, also those that are no longer sold. */
export async function goodsWithIds(db: Sql, ids: readonly number[], now: Date): Promise<Goods[]> {
  if (ids.length === 0) return [];
  const rows = await db<(ItemSnapshotRow & LiveStock)[]>`
    select ${snapshotColumns}, ${liveStockColumns(part`i.id`)} from items i where i.id = any(${listOf.bigints(ids)})`;
  return rows.map(({ stocks, left, ...row }) => sellableAt(toItemSnapshot(row), { stocks, left }, now));
}

/** The parts of items that the assortment cache holds. */
export async function findItemSnapshots(db: Sql, ids: readonly number[]): Promise<ItemSnapshot[]> {
  if (ids.length === 0) return [];
  const rows = await db<
    ItemSnapshotRow[]
  >`select ${snapshotColumns} from items i where i.id = any(${listOf.bigints(ids)})`;
  return rows.map(toItemSnapshot);
}

const snapshotColumns: Part = part`
  i.id, i.slug, i.name_en as "nameEn", i.name_ar as "nameAr", i.picture, i.unit_en as "unitEn",
  i.unit_ar as "unitAr", i.store_id as "storeId", i.module_id as "moduleId", i.zone_id as "zoneId",
  i.active and i.store_active as "isSold", i.price_minor as "priceMinor", i.discount_type as "discountType",
  i.discount, i.food_variations as "foodVariations", i.variations, i.has_stock as "hasStock",
  i.maximum_cart_quantity as "maximumCartQuantity", i.available::text as available,
  i.sold_out_until as "soldOutUntil", i.prescription_required as "needsPrescription",
  coalesce((select json_agg(json_build_object('id', a.id, 'nameEn', a.name_en, 'nameAr', a.name_ar,
                                              'priceMinor', a.price_minor) order by a.id)
            from item_add_ons ia join add_ons a on a.id = ia.add_on_id and a.active and a.store_id = i.store_id
            where ia.item_id = i.id), '[]') as "addOns",
  coalesce((select json_agg(json_build_object('id', x.id, 'startsAt', extract(epoch from x.starts_at) * 1000,
                                              'endsAt', extract(epoch from x.ends_at) * 1000, 'discount',
                                              json_build_object('type', f.discount_type, 'value', f.discount))
                            order by x.id)
            from flash_sale_items f join flash_sales x on x.id = f.flash_sale_id and x.active
            where f.item_id = i.id), '[]') as sales`;

function toItemSnapshot({ discountType, discount, available, ...row }: ItemSnapshotRow): ItemSnapshot {
  return {
    ...row,
    foodVariations: offeredVariations(row.foodVariations),
    own: { type: discountType, value: discount },
    available: available === null ? null : readSpans(available),
  };
}

type StoreSnapshotRow = Omit<StoreSnapshot, 'hours' | 'discount' | 'rates'> & {
  hours: string;
  percent: number;
  startsAt: Date | null;
  endsAt: Date | null;
  minimum: number;
  maximum: number | null;
  baseMinor: number;
  minimumMinor: number;
  perKmMinor: number;
  maximumMinor: number | null;
};

/** A store with its current discount, also an inactive one. */
export async function findSellingStore(db: Sql, id: number, now: Date): Promise<SellingStore | null> {
  const store = await findStoreSnapshot(db, id);
  return store && sellingStoreAt(store, now);
}

export async function findStoreSnapshot(db: Sql, id: number): Promise<StoreSnapshot | null> {
  const rows = await db<StoreSnapshotRow[]>`
    select s.id, s.slug, s.name_en as "nameEn", s.name_ar as "nameAr", s.logo, s.address_en as "addressEn",
      s.address_ar as "addressAr", s.phone, s.zone_id as "zoneId", s.module_id as "moduleId",
      m.module_type as "moduleType", s.active and m.active and z.active and mz.zone_id is not null as "isActive",
      s.lat, s.lng, s.timezone, s.hours::text as hours,
      array(select h.day::text from store_holidays h where h.store_id = s.id) as holidays,
      s.delivery as "hasDelivery", s.take_away as "hasTakeAway", s.schedule_order as "canSchedule",
      s.slot_limit as "slotLimit",
      s.free_delivery as "hasFreeDelivery", s.takes_prescriptions as "takesPrescriptions",
      s.delivery_radius_metres as "radiusMetres", s.minimum_order_minor as "minimumOrderMinor",
      s.delivery_minutes_min + s.busy_minutes as "deliveryMinutesMin",
      s.delivery_minutes_max + s.busy_minutes as "deliveryMinutesMax", s.paused_until as "pausedUntil",
      s.tax_percent as "taxPercent", s.discount_percent as percent, s.discount_starts_at as "startsAt",
      s.discount_ends_at as "endsAt", s.discount_minimum_minor as minimum, s.discount_maximum_minor as maximum,
      coalesce(mz.base_charge_minor, 0) as "baseMinor",
      coalesce(mz.minimum_charge_minor, 0) as "minimumMinor", coalesce(mz.per_km_charge_minor, 0) as "perKmMinor",
      mz.maximum_charge_minor as "maximumMinor", z.cash_on_delivery and s.takes_cash as "takesCash",
      mz.maximum_cash_minor as "maximumCashMinor"
    from stores s
    join modules m on m.id = s.module_id
    join zones z on z.id = s.zone_id
    left join module_zones mz on mz.module_id = s.module_id and mz.zone_id = s.zone_id
    where s.id = ${id}`;
  return rows[0] ? toStoreSnapshot(rows[0]) : null;
}

function toStoreSnapshot(row: StoreSnapshotRow): StoreSnapshot {
  const { hours, percent, startsAt, endsAt, minimum, maximum, ...priced } = row;
  const { baseMinor, minimumMinor, perKmMinor, maximumMinor, ...store } = priced;
  return {
    ...store,
    hours: readSpans(hours),
    discount: { percent, minimum, maximum, startsAt, endsAt },
    rates: { baseMinor, minimumMinor, perKmMinor, maximumMinor },
  };
}
