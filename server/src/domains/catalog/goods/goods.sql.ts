import { listOf, part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';
import { readSpans } from '../read-spans.ts';
import type { Goods, SellingStore } from './goods.ts';

type Stored = Omit<Goods, 'model' | 'run' | 'own' | 'flash' | 'stocks' | 'available'> & {
  discountType: DiscountType;
  discount: number;
  flash: { saleId: number; type: DiscountType; value: number; left: number } | null;
  stocks: Record<string, number> | null;
  hasStock: boolean;
  available: string | null;
};

export async function goodsWithIds(db: Sql, ids: readonly number[], now: Date): Promise<Goods[]> {
  return ids.length === 0 ? [] : goodsAmong(db, part`select unnest(${listOf.bigints(ids)})`, now);
}

/**
 * Items whose ids a query finds, also those that are no longer sold. The sale is read from the sale itself and by the clock: the
 * price that lists are sorted by follows within seconds, and an order must not be priced by it.
 */
export async function goodsAmong(db: Sql, ids: Part, now: Date): Promise<Goods[]> {
  const rows = await db<Stored[]>`
    select i.id, i.slug, i.name_en as "nameEn", i.name_ar as "nameAr", i.picture, i.unit_en as "unitEn",
      i.unit_ar as "unitAr", i.store_id as "storeId", i.module_id as "moduleId", i.zone_id as "zoneId",
      i.active and i.store_active as "isSold", i.price_minor as "priceMinor", i.discount_type as "discountType",
      i.discount, i.food_variations as "foodVariations", i.variations, i.has_stock as "hasStock",
      i.maximum_cart_quantity as "maximumCartQuantity", i.available::text as available,
      i.prescription_required as "needsPrescription",
      (select json_object_agg(v.variation_key, v.stock) from inventory v where v.item_id = i.id) as stocks,
      coalesce((select json_agg(json_build_object('id', a.id, 'nameEn', a.name_en, 'nameAr', a.name_ar,
                                                  'priceMinor', a.price_minor) order by a.id)
                from item_add_ons ia join add_ons a on a.id = ia.add_on_id and a.active and a.store_id = i.store_id
                where ia.item_id = i.id), '[]') as "addOns",
      (select json_build_object('saleId', f.flash_sale_id, 'type', f.discount_type, 'value', f.discount,
                                'left', f.stock - f.sold)
       from flash_sale_items f join flash_sales x on x.id = f.flash_sale_id and x.active
       where f.item_id = i.id and ${now} >= x.starts_at and ${now} < x.ends_at and f.sold < f.stock
       order by x.id limit 1) as flash
    from items i where i.id in (${ids})`;
  return rows.map(asGoods);
}

function asGoods({ discountType, discount, flash, hasStock, stocks, available, ...row }: Stored): Goods {
  return {
    ...row,
    model: 'Item',
    run: null,
    own: { type: discountType, value: discount },
    flash: flash && {
      saleId: flash.saleId,
      left: flash.left,
      discount: { type: flash.type, value: flash.value },
    },
    stocks: hasStock ? (stocks ?? {}) : null,
    available: available === null ? null : readSpans(available),
  };
}

type StoredStore = Omit<SellingStore, 'hours' | 'discount' | 'rates'> & {
  hours: string;
  percent: number;
  minimum: number;
  maximum: number | null;
  minimumMinor: number;
  perKmMinor: number;
  maximumMinor: number | null;
};

/** A store by its id, or by a query that finds one; also a store that is switched off. */
export async function findSellingStore(db: Sql, id: number | Part, now: Date): Promise<SellingStore | null> {
  const rows = await db<StoredStore[]>`
    select s.id, s.slug, s.name_en as "nameEn", s.name_ar as "nameAr", s.logo, s.address_en as "addressEn",
      s.address_ar as "addressAr", s.phone, s.zone_id as "zoneId", s.module_id as "moduleId",
      m.module_type as "moduleType", s.active and m.active and z.active and mz.zone_id is not null as "isActive",
      s.lat, s.lng, s.timezone, s.hours::text as hours,
      array(select h.day::text from store_holidays h where h.store_id = s.id) as holidays,
      s.delivery as "hasDelivery", s.take_away as "hasTakeAway", s.schedule_order as "canSchedule",
      s.free_delivery as "hasFreeDelivery", s.takes_prescriptions as "takesPrescriptions",
      s.delivery_radius_metres as "radiusMetres", s.minimum_order_minor as "minimumOrderMinor",
      s.delivery_minutes_min as "deliveryMinutesMin", s.delivery_minutes_max as "deliveryMinutesMax",
      s.tax_percent as "taxPercent",
      case when ${now} >= s.discount_starts_at and ${now} < s.discount_ends_at then s.discount_percent else 0 end
        as percent,
      s.discount_minimum_minor as minimum, s.discount_maximum_minor as maximum,
      coalesce(mz.minimum_charge_minor, 0) as "minimumMinor", coalesce(mz.per_km_charge_minor, 0) as "perKmMinor",
      mz.maximum_charge_minor as "maximumMinor", z.cash_on_delivery as "takesCash",
      mz.maximum_cash_minor as "maximumCashMinor"
    from stores s
    join modules m on m.id = s.module_id
    join zones z on z.id = s.zone_id
    left join module_zones mz on mz.module_id = s.module_id and mz.zone_id = s.zone_id
    where s.id = ${id}`;
  return rows[0] ? asSellingStore(rows[0]) : null;
}

function asSellingStore(row: StoredStore): SellingStore {
  const { hours, percent, minimum, maximum, minimumMinor, perKmMinor, maximumMinor, ...store } = row;
  return {
    ...store,
    hours: readSpans(hours),
    discount: { percent, minimum, maximum },
    rates: { minimumMinor, perKmMinor, maximumMinor },
  };
}
