import type { CouponId, ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';

export type CouponRow = {
  id: CouponId;
  code: string;
  kind: 'default' | 'first_order' | 'store_wise' | 'zone_wise' | 'free_delivery';
  titleEn: string;
  titleAr: string | null;
  /** Null means every module, store or zone. */
  moduleId: ModuleId | null;
  storeId: StoreId | null;
  zoneId: ZoneId | null;
  discountType: DiscountType;
  discount: number;
  minimumMinor: number;
  maximumDiscountMinor: number | null;
  limitPerCustomer: number | null;
  startsAt: Date;
  endsAt: Date;
};

/** The coupons that may be listed. Codes that are not public are never listed (trust.md T17). */
export function publicCouponsAfter(db: Sql, now: Date): Promise<CouponRow[]> {
  return db<CouponRow[]>`
    select id, code, kind, title_en as "titleEn", title_ar as "titleAr", module_id as "moduleId",
           store_id as "storeId", zone_id as "zoneId", discount_type as "discountType", discount,
           minimum_minor as "minimumMinor", maximum_discount_minor as "maximumDiscountMinor",
           limit_per_customer as "limitPerCustomer", starts_at as "startsAt", ends_at as "endsAt"
    from coupons
    where public and active and ends_at > ${now} and (total_limit is null or used_count < total_limit)
    order by ends_at, id`;
}
