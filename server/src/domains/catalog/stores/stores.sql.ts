import type { Sql } from '@rialto/database/sql.ts';

export type StoreRow = {
  id: number;
  slug: string;
  nameEn: string;
  nameAr: string | null;
  addressEn: string;
  addressAr: string | null;
  logo: string | null;
  cover: string | null;
  moduleId: number;
  zoneId: number;
  lat: number;
  lng: number;
  itemCount: number;
  isFeatured: boolean;
  ratingTotal: number;
  ratingCount: number;
  isOpen: boolean;
  hasDelivery: boolean;
  hasTakeAway: boolean;
  canSchedule: boolean;
  hasFreeDelivery: boolean;
  minimumOrderMinor: number;
  deliveryMinutesMin: number;
  deliveryMinutesMax: number;
  createdAt: Date;
};

export type StoreFilter = {
  zoneIds: number[];
  moduleId: number;
  delivery: 'all' | 'delivery' | 'take_away';
  now: Date;
  limit: number;
  offset: number;
};

export function popularStores(db: Sql, filter: StoreFilter): Promise<StoreRow[]> {
  return db<StoreRow[]>`
    select s.id, s.slug, s.name_en as "nameEn", s.name_ar as "nameAr",
           s.address_en as "addressEn", s.address_ar as "addressAr", s.logo, s.cover,
           s.module_id as "moduleId", s.zone_id as "zoneId", s.lat, s.lng,
           s.item_count as "itemCount", s.featured as "isFeatured",
           s.rating_total as "ratingTotal", s.rating_count as "ratingCount",
           s.hours @> minute_of_week(${filter.now}, s.timezone) as "isOpen",
           s.delivery as "hasDelivery", s.take_away as "hasTakeAway", s.schedule_order as "canSchedule",
           s.free_delivery as "hasFreeDelivery", s.minimum_order_minor as "minimumOrderMinor",
           s.delivery_minutes_min as "deliveryMinutesMin", s.delivery_minutes_max as "deliveryMinutesMax",
           s.created_at as "createdAt"
    from stores s
    where s.zone_id = any(${filter.zoneIds}) and s.module_id = ${filter.moduleId} and s.active
      and (${filter.delivery}::text = 'all' or (${filter.delivery} = 'delivery' and s.delivery)
           or (${filter.delivery} = 'take_away' and s.take_away))
    order by s.order_count desc, s.id
    limit ${filter.limit} offset ${filter.offset}`;
}

export async function countStores(db: Sql, filter: StoreFilter): Promise<number> {
  const rows = await db<{ count: number }[]>`
    select count(*) as count from stores s
    where s.zone_id = any(${filter.zoneIds}) and s.module_id = ${filter.moduleId} and s.active
      and (${filter.delivery}::text = 'all' or (${filter.delivery} = 'delivery' and s.delivery)
           or (${filter.delivery} = 'take_away' and s.take_away))`;
  return rows[0]?.count ?? 0;
}
