import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { couponRefusal } from '@rialto/rules/coupon/refusal.ts';
import type { OrderParts } from '@rialto/rules/price/order-total.ts';
import type { Owner } from '../../../platform/owner.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';
import { countUses, findCoupon, type Coupon } from '../../promotions/promotions.public.ts';

export type CouponCheck = { coupon: Coupon; refusal: null } | { coupon: null; refusal: Refusal };

type CouponRequest = {
  code: string;
  owner: Owner;
  store: SellingStore;
  itemAmount: number;
  isFirstOrder: boolean;
  now: Date;
  money: (minor: number) => string;
};

/** Checks a coupon code for an order. */
export async function checkCoupon(db: Sql, request: CouponRequest): Promise<CouponCheck> {
  const { code, owner, store, itemAmount, isFirstOrder, now, money } = request;
  const coupon = await findCoupon(db, code.toUpperCase(), owner.kind === 'customer' ? owner.id : null);
  if (!coupon) return { coupon: null, refusal: { code: 'coupon_unknown' } };
  const isCounted = owner.kind === 'customer' && coupon.limitPerCustomer !== null;
  const useCount = isCounted ? await countUses(db, coupon.id, owner) : 0;
  const refusal = couponRefusal(coupon, {
    now,
    moduleId: store.moduleId,
    storeId: store.id,
    zoneId: store.zoneId,
    itemAmount,
    customer: owner.kind === 'customer' ? { isFirstOrder, useCount } : null,
  });
  if (!refusal) return { coupon, refusal };
  return { coupon: null, refusal: couponProblem(refusal, coupon, money) };
}

/** A refusal with the amount that its text needs. */
export function couponProblem({ code }: Refusal, coupon: Coupon, money: (minor: number) => string): Refusal {
  return { code, params: code === 'coupon_minimum' ? { amount: money(coupon.minimumMinor) } : {} };
}

export function couponEffect(coupon: Coupon | null): OrderParts['coupon'] {
  if (coupon === null) return null;
  if (coupon.kind === 'free_delivery') return { kind: 'free_delivery' };
  const { discountType: type, discount: value, maximumDiscountMinor: maximum } = coupon;
  return { kind: 'amount_off', type, value, maximum };
}
