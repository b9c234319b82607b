import type { CategoryId, ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { RatingCounts } from '../rating-counts.ts';
import type { Span } from '@rialto/rules/store/hours.ts';
import { isId } from '../../../platform/id-or-slug.ts';
import { readSpans } from '../../../platform/spans.ts';

export type StoreRow = {
  id: number;
  slug: string;
  nameEn: string;
  nameAr: string | null;
  nameSearchEn: string;
  nameSearchAr: string;
  addressEn: string;
  addressAr: string | null;
  logo: string | null;
  cover: string | null;
  moduleId: ModuleId;
  zoneId: ZoneId;
  lat: number;
  lng: number;
  timezone: string;
  hours: Span[];
  /** Days on which it is closed, by its own calendar. */
  holidays: string[];
  itemCount: number;
  orderCount: number;
  isFeatured: boolean;
  ratingTotal: number;
  ratingCount: number;
  hasDelivery: boolean;
  hasTakeAway: boolean;
  canSchedule: boolean;
  hasFreeDelivery: boolean;
  sellsVeg: boolean;
  sellsNonVeg: boolean;
  takesPrescriptions: boolean;
  radiusMetres: number | null;
  minimumOrderMinor: number;
  deliveryMinutesMin: number;
  deliveryMinutesMax: number;
  taxPercent: number;
  livePercent: number;
  discountStartsAt: Date | null;
  discountEndsAt: Date | null;
  discountMinimumMinor: number;
  discountMaximumMinor: number | null;
  createdAt: Date;
  /** The store takes no orders before; null if it is not paused. */
  pausedUntil: Date | null;
};

const storeColumns = part`
  s.id, s.slug, s.name_en as "nameEn", s.name_ar as "nameAr",
  s.name_search_en as "nameSearchEn", s.name_search_ar as "nameSearchAr",
  s.address_en as "addressEn", s.address_ar as "addressAr", s.logo, s.cover,
  s.module_id as "moduleId", s.zone_id as "zoneId", s.lat, s.lng, s.timezone, s.hours::text as hours,
  array(select h.day::text from store_holidays h where h.store_id = s.id) as holidays,
  s.item_count as "itemCount", s.order_count as "orderCount", s.featured as "isFeatured",
  s.rating_total as "ratingTotal", s.rating_count as "ratingCount",
  s.delivery as "hasDelivery", s.take_away as "hasTakeAway", s.schedule_order as "canSchedule",
  s.free_delivery as "hasFreeDelivery", s.sells_veg as "sellsVeg", s.sells_non_veg as "sellsNonVeg",
  s.takes_prescriptions as "takesPrescriptions", s.delivery_radius_metres as "radiusMetres",
  s.minimum_order_minor as "minimumOrderMinor", s.delivery_minutes_min + s.busy_minutes as "deliveryMinutesMin",
  s.delivery_minutes_max + s.busy_minutes as "deliveryMinutesMax", s.tax_percent as "taxPercent",
  s.live_discount_percent as "livePercent", s.discount_starts_at as "discountStartsAt",
  s.discount_ends_at as "discountEndsAt", s.discount_minimum_minor as "discountMinimumMinor",
  s.discount_maximum_minor as "discountMaximumMinor", s.created_at as "createdAt", s.paused_until as "pausedUntil"`;

type WithHoursText<T> = Omit<T, 'hours'> & { hours: string };

function parse<T extends { hours: Span[] }>(row: WithHoursText<T>): T {
  return { ...row, hours: readSpans(row.hours) } as unknown as T;
}

export async function storesIn(db: Sql, zoneId: ZoneId, moduleId: ModuleId): Promise<StoreRow[]> {
  const rows = await db<WithHoursText<StoreRow>[]>`
    select ${storeColumns} from stores s
    where s.zone_id = ${zoneId} and s.module_id = ${moduleId} and s.active`;
  return rows.map((row) => parse<StoreRow>(row));
}

export type StoreDetailRow = StoreRow & {
  aboutEn: string;
  aboutAr: string | null;
  phone: string | null;
  email: string | null;
  /** The number of items that the store sells in each category. */
  categoryCounts: { categoryId: CategoryId; items: number }[];
  /** Reviews by their number of stars, and ratings without a review. */
  ratings: number[];
  unreviewedRatings: number[];
};

/** A store by its id or its slug. Digits only are an id. */
export async function findStore(db: Sql, idOrSlug: string, ratings: RatingCounts): Promise<StoreDetailRow | null> {
  const isThis = isId(idOrSlug) ? part`s.id = ${idOrSlug}::bigint` : part`s.slug = ${idOrSlug}`;
  const rows = await db<WithHoursText<StoreDetailRow>[]>`
    select ${storeColumns}, s.about_en as "aboutEn", s.about_ar as "aboutAr", s.phone, s.email,
      coalesce((select json_agg(json_build_object('categoryId', c.category_id, 'items', c.items))
                from (select category_id, count(*) as items from items
                      where store_id = s.id and active and store_active group by category_id) c), '[]') as "categoryCounts",
      ${ratings.ofStore(part`s.id`)} as ratings, s.unreviewed_ratings as "unreviewedRatings"
    from stores s where ${isThis} and s.active`;
  return rows[0] ? parse<StoreDetailRow>(rows[0]) : null;
}

/** The stores of the zones that sell an item of the categories. */
export async function storesSelling(db: Sql, zoneIds: ZoneId[], categoryIds: CategoryId[]): Promise<Set<number>> {
  const rows = await db<{ storeId: StoreId }[]>`
    select distinct store_id as "storeId" from items
    where zone_id = any(${zoneIds}) and category_id = any(${categoryIds}) and active and store_active`;
  return new Set(rows.map(({ storeId }) => storeId));
}
