import type { ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { readSpans, spansText } from '../../../platform/spans.ts';
import type { RecordRow, StoreRecord } from './records.ts';

type StoreRow = Omit<StoreRecord, 'hours' | 'discountStartsAt' | 'discountEndsAt'> & {
  id: number;
  hours: string;
  discountStartsAt: Date | null;
  discountEndsAt: Date | null;
};

/** The stores with these ids, or all of them. */
export async function storeRecords(db: Sql, ids: readonly number[] | null): Promise<RecordRow<StoreRecord>[]> {
  const rows = await db<StoreRow[]>`
    select s.id, coalesce(s.external_id, s.slug) as key, m.key as module, z.key as zone, s.name_en as "nameEn",
      s.name_ar as "nameAr", s.about_en as "aboutEn", s.about_ar as "aboutAr", s.address_en as "addressEn",
      s.address_ar as "addressAr", s.lat, s.lng, s.phone, s.email, s.timezone, s.hours::text as hours,
      coalesce((select array_agg(h.day::text order by h.day) from store_holidays h where h.store_id = s.id), '{}')
        as holidays,
      s.delivery as "hasDelivery", s.take_away as "hasTakeAway", s.schedule_order as "canSchedule",
      s.slot_limit as "slotLimit",
      s.free_delivery as "hasFreeDelivery", s.takes_cash as "takesCash",
      s.takes_prescriptions as "takesPrescriptions", s.minimum_order_minor as "minimumOrderMinor",
      s.delivery_minutes_min as "deliveryMinutesMin", s.delivery_minutes_max as "deliveryMinutesMax",
      s.delivery_radius_metres as "radiusMetres", s.tax_percent as "taxPercent",
      s.discount_percent as "discountPercent", s.discount_starts_at as "discountStartsAt",
      s.discount_ends_at as "discountEndsAt", s.discount_minimum_minor as "discountMinimumMinor",
      s.discount_maximum_minor as "discountMaximumMinor", s.logo, s.cover, s.featured as "isFeatured",
      s.active as "isActive"
    from stores s
    join (select id, case when count(*) over (partition by lower(name_en)) = 1 then name_en else id::text end as key
          from modules) m on m.id = s.module_id
    join (select id, case when count(*) over (partition by lower(name_en)) = 1 then name_en else id::text end as key
          from zones) z on z.id = s.zone_id
    where ${ids}::bigint[] is null or s.id = any(${ids}::bigint[])
    order by s.id`;
  return rows.map(({ id, ...row }) => ({
    id,
    record: {
      ...row,
      hours: readSpans(row.hours),
      discountStartsAt: row.discountStartsAt?.toISOString() ?? null,
      discountEndsAt: row.discountEndsAt?.toISOString() ?? null,
    },
  }));
}

export type StoreWrite = {
  id: number;
  slug: string;
  moduleId: ModuleId;
  zoneId: ZoneId;
  nameSearchEn: string;
  nameSearchAr: string;
  record: StoreRecord;
};

/** Adds the store if its id is new and changes it otherwise. Its slug and key stay. */
export async function saveStore(tx: Sql, { record, ...ids }: StoreWrite): Promise<void> {
  const row = JSON.stringify({ ...record, ...ids, hours: spansText(record.hours) });
  await tx`
    insert into stores (id, zone_id, module_id, slug, external_id, name_en, name_ar, about_en, about_ar, address_en,
      address_ar, lat, lng, phone, email, timezone, hours, delivery, take_away, schedule_order, slot_limit, free_delivery,
      takes_cash, takes_prescriptions, minimum_order_minor, delivery_minutes_min, delivery_minutes_max,
      delivery_radius_metres, tax_percent, discount_percent, discount_starts_at, discount_ends_at,
      discount_minimum_minor, discount_maximum_minor, logo, cover, featured, active, name_search_en, name_search_ar)
    select id, "zoneId", "moduleId", slug, key, "nameEn", "nameAr", "aboutEn", "aboutAr", "addressEn", "addressAr", lat,
      lng, phone, email, timezone, hours::int4multirange, "hasDelivery", "hasTakeAway", "canSchedule",
      "slotLimit", "hasFreeDelivery", "takesCash", "takesPrescriptions", "minimumOrderMinor", "deliveryMinutesMin",
      "deliveryMinutesMax", "radiusMetres", "taxPercent", "discountPercent", "discountStartsAt", "discountEndsAt",
      "discountMinimumMinor", "discountMaximumMinor", logo, cover, "isFeatured", "isActive", "nameSearchEn",
      "nameSearchAr"
    from jsonb_to_record(${row}::jsonb)
      as x(id bigint, "zoneId" int, "moduleId" int, slug text, key text, "nameEn" text, "nameAr" text, "aboutEn" text,
           "aboutAr" text, "addressEn" text, "addressAr" text, lat float8, lng float8, phone text, email text,
           timezone text, hours text, "hasDelivery" boolean, "hasTakeAway" boolean, "canSchedule" boolean, "slotLimit" int,
           "hasFreeDelivery" boolean, "takesCash" boolean, "takesPrescriptions" boolean, "minimumOrderMinor" bigint,
           "deliveryMinutesMin" int, "deliveryMinutesMax" int, "radiusMetres" int, "taxPercent" int,
           "discountPercent" int, "discountStartsAt" timestamptz, "discountEndsAt" timestamptz,
           "discountMinimumMinor" bigint, "discountMaximumMinor" bigint, logo text, cover text, "isFeatured" boolean,
           "isActive" boolean, "nameSearchEn" text, "nameSearchAr" text)
    on conflict (id) do update set zone_id = excluded.zone_id, name_en = excluded.name_en, name_ar = excluded.name_ar,
      about_en = excluded.about_en, about_ar = excluded.about_ar, address_en = excluded.address_en,
      address_ar = excluded.address_ar, lat = excluded.lat, lng = excluded.lng, phone = excluded.phone,
      email = excluded.email, timezone = excluded.timezone, hours = excluded.hours, delivery = excluded.delivery,
      take_away = excluded.take_away, schedule_order = excluded.schedule_order, slot_limit = excluded.slot_limit,
      free_delivery = excluded.free_delivery, takes_cash = excluded.takes_cash,
      takes_prescriptions = excluded.takes_prescriptions, minimum_order_minor = excluded.minimum_order_minor,
      delivery_minutes_min = excluded.delivery_minutes_min, delivery_minutes_max = excluded.delivery_minutes_max,
      delivery_radius_metres = excluded.delivery_radius_metres, tax_percent = excluded.tax_percent,
      discount_percent = excluded.discount_percent, discount_starts_at = excluded.discount_starts_at,
      discount_ends_at = excluded.discount_ends_at, discount_minimum_minor = excluded.discount_minimum_minor,
      discount_maximum_minor = excluded.discount_maximum_minor, logo = excluded.logo, cover = excluded.cover,
      featured = excluded.featured, active = excluded.active, name_search_en = excluded.name_search_en,
      name_search_ar = excluded.name_search_ar`;
  await tx`
    delete from store_holidays where store_id = ${ids.id} and not day = any(${record.holidays}::date[])`;
  await tx`
    insert into store_holidays (store_id, day) select ${ids.id}, unnest(${record.holidays}::date[])
    on conflict do nothing`;
}

/** Updates what is counted of the items of a store. Writes only what differs. */
export async function recountStore(tx: Sql, storeId: StoreId): Promise<void> {
  await tx`
    update stores s set item_count = sold.count, sells_veg = sold.veg, sells_non_veg = sold.non_veg
    from (select count(*)::int as count, coalesce(bool_or(veg is not false), true) as veg,
                 coalesce(bool_or(veg is not true), true) as non_veg
          from items where store_id = ${storeId} and active) sold
    where s.id = ${storeId}
      and (s.item_count, s.sells_veg, s.sells_non_veg) is distinct from (sold.count, sold.veg, sold.non_veg)`;
}
