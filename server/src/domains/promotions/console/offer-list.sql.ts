import type { ModuleId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OfferKind } from './offer-row.ts';

export type ListedOffer = {
  kind: OfferKind;
  id: number;
  titleEn: string;
  titleAr: string | null;
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  /** By the clocks of the shop. */
  starts: string | null;
  ends: string | null;
  picture: string | null;
  code: string | null;
  discountType: 'percent' | 'amount' | null;
  discount: number | null;
  placeEn: string | null;
  placeAr: string | null;
  used: number;
  limit: number | null;
  moduleId: ModuleId | null;
  storeId: StoreId | null;
  /** What it is about, to find offers that hold at the same time: items of a sale, stores of a campaign. */
  about: number[];
};

/** All offers, those that end last first. Banners without an end come first. */
export function allOffers(db: Sql, timeZone: string, most: number): Promise<ListedOffer[]> {
  return db<ListedOffer[]>`
    with offers as (
      select 'banner' as kind, id, title_en, title_ar, active, starts_at, ends_at, picture, null as code,
        null as discount_type, null::bigint as discount, module_id, store_id, zone_id, 0 as used, null::int as most,
        '{}'::bigint[] as about
      from banners
      union all
      select 'basic_campaign', c.id, title_en, title_ar, active, starts_at, ends_at, picture, null, null, null, module_id,
        null, null, 0, null, array(select s.store_id from basic_campaign_stores s where s.campaign_id = c.id)
      from basic_campaigns c
      union all
      select 'item_campaign', id, title_en, title_ar, active, starts_at, ends_at, picture, null,
        case when discount > 0 then discount_type end, nullif(discount, 0), module_id, store_id, zone_id, taken,
        stock + taken, '{}'
      from item_campaigns
      union all
      select 'flash_sale', x.id, title_en, title_ar, active, starts_at, ends_at, null, null, null, null, module_id, null,
        null, coalesce(f.sold, 0)::int, f.stock::int, coalesce(f.items, '{}')
      from flash_sales x
      left join lateral (select sum(sold) as sold, sum(stock) as stock, array_agg(item_id) as items from flash_sale_items
                         where flash_sale_id = x.id) f on true
      union all
      select 'coupon', id, title_en, title_ar, active, starts_at, ends_at, null, code,
        case when discount > 0 then discount_type end, nullif(discount, 0), module_id, store_id, zone_id, used_count,
        total_limit, '{}'
      from coupons
      union all
      select 'cashback', id, title_en, title_ar, active, starts_at, ends_at, null, null, cashback_type, cashback, module_id,
        store_id, null, 0, null, '{}'
      from cashback_offers
    )
    select o.kind, o.id, o.title_en as "titleEn", o.title_ar as "titleAr", o.active as "isActive",
      o.starts_at as "startsAt", o.ends_at as "endsAt",
      to_char(o.starts_at at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') as starts,
      to_char(o.ends_at at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') as ends,
      o.picture, o.code, o.discount_type as "discountType", o.discount,
      coalesce(s.name_en, z.name_en, m.name_en) as "placeEn",
      case when s.id is not null then s.name_ar when z.id is not null then z.name_ar else m.name_ar end as "placeAr",
      o.used, o.most as limit, o.module_id as "moduleId", o.store_id as "storeId", o.about
    from offers o
    left join stores s on s.id = o.store_id left join zones z on z.id = o.zone_id left join modules m on m.id = o.module_id
    order by o.ends_at desc nulls first, o.kind, o.id limit ${most}`;
}

/** The times of an offer by the clocks of the shop. */
export async function localTimes(
  db: Sql,
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  timeZone: string,
): Promise<{ starts: string | null; ends: string | null }> {
  const rows = await db<{ starts: string | null; ends: string | null }[]>`
    select to_char(${startsAt}::timestamptz at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') as starts,
      to_char(${endsAt}::timestamptz at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') as ends`;
  return rows[0] ?? { starts: null, ends: null };
}
