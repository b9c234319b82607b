import type { CouponId, CustomerId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { CouponTerms } from '@rialto/rules/coupon/refusal.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';

export type Coupon = CouponTerms & {
  id: CouponId;
  code: string;
  titleEn: string;
  titleAr: string | null;
  discountType: DiscountType;
  discount: number;
  maximumDiscountMinor: number | null;
};

const couponColumns = part`c.id, c.code, c.kind, c.title_en as "titleEn", c.title_ar as "titleAr",
  c.module_id as "moduleId", c.store_id as "storeId", c.zone_id as "zoneId", c.discount_type as "discountType",
  c.discount, c.minimum_minor as "minimumMinor", c.maximum_discount_minor as "maximumDiscountMinor",
  c.limit_per_customer as "limitPerCustomer", c.total_limit as "totalLimit", c.used_count as "usedCount",
  c.starts_at as "startsAt", c.ends_at as "endsAt"`;

/** The coupons listed to everybody. A code that is not public, or given to some customers, is not (trust.md T17). */
export function publicCouponsAfter(db: Sql, now: Date): Promise<Coupon[]> {
  return db<Coupon[]>`
    select ${couponColumns} from coupons c
    where c.public and c.active and c.ends_at > ${now} and (c.total_limit is null or c.used_count < c.total_limit)
      and not exists (select from coupon_customers g where g.coupon_id = c.id)
    order by c.ends_at, c.id`;
}

/** The coupons given to a customer, public or not. */
export function couponsGivenTo(db: Sql, customerId: CustomerId, now: Date): Promise<Coupon[]> {
  return db<Coupon[]>`
    select ${couponColumns} from coupon_customers g join coupons c on c.id = g.coupon_id
    where g.customer_id = ${customerId} and c.active and c.ends_at > ${now}
    order by c.ends_at, c.id`;
}

export async function deleteGivenCouponsOf(tx: Sql, customerId: CustomerId): Promise<void> {
  await tx`delete from coupon_customers where customer_id = ${customerId}`;
}

/** An active coupon by its code, public or not. A coupon given to other customers is unknown. */
export async function findCoupon(db: Sql, code: string, customerId: CustomerId | null): Promise<Coupon | null> {
  const rows = await db<Coupon[]>`
    select ${couponColumns} from coupons c
    where c.code = ${code} and c.active
      and (not exists (select from coupon_customers g where g.coupon_id = c.id)
        or exists (select from coupon_customers g where g.coupon_id = c.id and g.customer_id = ${customerId}))`;
  return rows[0] ?? null;
}
