import type { ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';

/** Everything that staff may change about a store. */
export type StoreRecord = {
  moduleId: ModuleId;
  zoneId: ZoneId;
  nameEn: string;
  nameAr: string | null;
  addressEn: string;
  addressAr: string | null;
  aboutEn: string;
  aboutAr: string | null;
  lat: number;
  lng: number;
  phone: string | null;
  email: string | null;
  timezone: string;
  /** In the text form of the database. */
  hours: string;
  holidays: string[];
  hasDelivery: boolean;
  hasTakeAway: boolean;
  canSchedule: boolean;
  slotLimit: number | null;
  hasFreeDelivery: boolean;
  takesCash: boolean;
  takesPrescriptions: boolean;
  minimumOrderMinor: number;
  deliveryMinutesMin: number;
  deliveryMinutesMax: number;
  radiusMetres: number | null;
  taxPercent: number;
  discountPercent: number;
  discountStartsAt: Date | null;
  discountEndsAt: Date | null;
  discountMinimumMinor: number;
  discountMaximumMinor: number | null;
  logo: string | null;
  cover: string | null;
  isFeatured: boolean;
  isActive: boolean;
};
export type StoreRecordRow = StoreRecord & { id: StoreId; slug: string; itemCount: number; createdAt: Date };

const columns = part`
  s.id, s.slug, s.item_count as "itemCount", s.created_at as "createdAt",
  s.module_id as "moduleId", s.zone_id as "zoneId", s.name_en as "nameEn", s.name_ar as "nameAr",
  s.address_en as "addressEn", s.address_ar as "addressAr", s.about_en as "aboutEn", s.about_ar as "aboutAr", s.lat, s.lng,
  s.phone, s.email, s.timezone, s.hours::text as hours,
  array(select h.day::text from store_holidays h where h.store_id = s.id order by h.day) as holidays,
  s.delivery as "hasDelivery", s.take_away as "hasTakeAway", s.schedule_order as "canSchedule",
  s.slot_limit as "slotLimit",
  s.free_delivery as "hasFreeDelivery", s.takes_cash as "takesCash", s.takes_prescriptions as "takesPrescriptions",
  s.minimum_order_minor as "minimumOrderMinor", s.delivery_minutes_min as "deliveryMinutesMin",
  s.delivery_minutes_max as "deliveryMinutesMax", s.delivery_radius_metres as "radiusMetres",
  s.tax_percent as "taxPercent", s.discount_percent as "discountPercent", s.discount_starts_at as "discountStartsAt",
  s.discount_ends_at as "discountEndsAt", s.discount_minimum_minor as "discountMinimumMinor",
  s.discount_maximum_minor as "discountMaximumMinor", s.logo, s.cover, s.featured as "isFeatured", s.active as "isActive"`;

export async function findStoreRecord(db: Sql, id: StoreId): Promise<StoreRecordRow | null> {
  const rows = await db<StoreRecordRow[]>`select ${columns} from stores s where s.id = ${id}`;
  return rows[0] ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockStoreRecord(tx: Sql, id: StoreId): Promise<StoreRecordRow | null> {
  const rows = await tx<StoreRecordRow[]>`select ${columns} from stores s where s.id = ${id} for no key update`;
  return rows[0] ?? null;
}

type NewStore = StoreRecord & { id: StoreId; slug: string; now: Date };

export async function insertStoreRecord(tx: Sql, store: NewStore): Promise<void> {
  await tx`
    insert into stores (id, slug, module_id, zone_id, name_en, address_en, lat, lng, timezone, hours,
      delivery_minutes_min, delivery_minutes_max, created_at)
    values (${store.id}, ${store.slug}, ${store.moduleId}, ${store.zoneId}, ${store.nameEn}, ${store.addressEn},
      ${store.lat}, ${store.lng}, ${store.timezone}, ${store.hours}::int4multirange, ${store.deliveryMinutesMin},
      ${store.deliveryMinutesMax}, ${store.now})`;
  await updateStoreRecord(tx, store.id, store);
}

export async function updateStoreRecord(tx: Sql, id: StoreId, store: StoreRecord): Promise<void> {
  await tx`
    update stores set zone_id = ${store.zoneId}, name_en = ${store.nameEn}, name_ar = ${store.nameAr},
      name_search_en = ${searchText(store.nameEn)}, name_search_ar = ${searchText(store.nameAr ?? '')},
      address_en = ${store.addressEn}, address_ar = ${store.addressAr}, about_en = ${store.aboutEn},
      about_ar = ${store.aboutAr}, lat = ${store.lat}, lng = ${store.lng}, phone = ${store.phone},
      email = ${store.email}, timezone = ${store.timezone}, hours = ${store.hours}::int4multirange,
      delivery = ${store.hasDelivery}, take_away = ${store.hasTakeAway}, schedule_order = ${store.canSchedule},
      slot_limit = ${store.slotLimit},
      free_delivery = ${store.hasFreeDelivery}, takes_cash = ${store.takesCash},
      takes_prescriptions = ${store.takesPrescriptions}, minimum_order_minor = ${store.minimumOrderMinor},
      delivery_minutes_min = ${store.deliveryMinutesMin}, delivery_minutes_max = ${store.deliveryMinutesMax},
      delivery_radius_metres = ${store.radiusMetres}, tax_percent = ${store.taxPercent},
      discount_percent = ${store.discountPercent}, discount_starts_at = ${store.discountStartsAt},
      discount_ends_at = ${store.discountEndsAt}, discount_minimum_minor = ${store.discountMinimumMinor},
      discount_maximum_minor = ${store.discountMaximumMinor}, logo = ${store.logo}, cover = ${store.cover},
      featured = ${store.isFeatured}, active = ${store.isActive}
    where id = ${id}`;
  await replaceHolidays(tx, id, store.holidays);
}

async function replaceHolidays(tx: Sql, id: StoreId, days: readonly string[]): Promise<void> {
  await tx`delete from store_holidays where store_id = ${id} and day <> all(${days}::date[])`;
  await tx`insert into store_holidays (store_id, day) select ${id}, unnest(${days}::date[]) on conflict do nothing`;
}

export async function hasModule(db: Sql, id: number): Promise<boolean> {
  return (await db`select from modules where id = ${id} and module_type <> 'parcel'`).length > 0;
}

export async function hasZone(db: Sql, id: number): Promise<boolean> {
  return (await db`select from zones where id = ${id}`).length > 0;
}

export async function hasTimezone(db: Sql, name: string): Promise<boolean> {
  return (await db`select from pg_timezone_names where name = ${name}`).length > 0;
}
