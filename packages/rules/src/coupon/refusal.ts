import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { Minor } from '../price/minor.ts';

export type CouponTerms = {
  kind: 'default' | 'first_order' | 'store_wise' | 'zone_wise' | 'free_delivery';
  /** Null means every module, store or zone. */
  moduleId: number | null;
  storeId: number | null;
  zoneId: number | null;
  minimumMinor: Minor;
  limitPerCustomer: number | null;
  totalLimit: number | null;
  usedCount: number;
  startsAt: Date;
  endsAt: Date;
};

export type CouponUse = {
  now: Date;
  moduleId: number;
  storeId: number;
  zoneId: number;
  /** Items and add-ons after their discounts. */
  itemAmount: Minor;
  /** Null for a guest, who could be the same person again. */
  customer: { isFirstOrder: boolean; useCount: number } | null;
};

/**
 * Why a coupon cannot be used for an order (CHK-09); null if it can. A coupon for other customers is refused like an
 * unknown one, so that codes cannot be guessed (trust.md T17).
 */
export function couponRefusal(coupon: CouponTerms, use: CouponUse): Refusal | null {
  if (!isMeantFor(coupon, use)) return { code: 'coupon_unknown' };
  if (use.now >= coupon.endsAt) return { code: 'coupon_expired' };
  if (coupon.totalLimit !== null && coupon.usedCount >= coupon.totalLimit) return { code: 'coupon_used_up' };
  if (coupon.kind === 'first_order' || coupon.limitPerCustomer !== null) {
    const refusal = ownRefusal(coupon, use.customer);
    if (refusal) return refusal;
  }
  if (use.itemAmount < coupon.minimumMinor)
    return { code: 'coupon_minimum', details: { minimumMinor: coupon.minimumMinor } };
  return null;
}

function isMeantFor(coupon: CouponTerms, use: CouponUse): boolean {
  return (
    use.now >= coupon.startsAt &&
    (coupon.moduleId ?? use.moduleId) === use.moduleId &&
    (coupon.storeId ?? use.storeId) === use.storeId &&
    (coupon.zoneId ?? use.zoneId) === use.zoneId
  );
}

function ownRefusal({ kind, limitPerCustomer }: CouponTerms, customer: CouponUse['customer']): Refusal | null {
  if (customer === null) return { code: 'coupon_needs_account' };
  if (kind === 'first_order' && !customer.isFirstOrder) return { code: 'coupon_first_order' };
  if (limitPerCustomer !== null && customer.useCount >= limitPerCustomer) return { code: 'coupon_own_limit' };
  return null;
}
