import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { listCoupons } from '@rialto/contract/calls/offers.ts';
import { amount, textIn } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { shareOrAmount } from '../share-or-amount.ts';
import type { ShownCoupon } from './open-coupons.ts';

type Coupon = Omit<Reply<typeof listCoupons>[number], 'uses_left' | 'usable' | 'reason'>;

export function couponCard(shown: ShownCoupon, { language, digits }: Pick<Viewer, 'language' | 'digits'>): Coupon {
  const { coupon, store, isGiven } = shown;
  return {
    id: coupon.id,
    title: textIn(language, coupon.titleEn, coupon.titleAr),
    code: coupon.code,
    coupon_type: coupon.kind,
    discount: shareOrAmount({ type: coupon.discountType, value: coupon.discount }, digits),
    discount_type: coupon.discountType,
    min_purchase: amount(coupon.minimumMinor, digits),
    max_discount: coupon.maximumDiscountMinor === null ? null : amount(coupon.maximumDiscountMinor, digits),
    start_date: coupon.startsAt.toISOString(),
    expire_date: coupon.endsAt.toISOString(),
    limit: coupon.limitPerCustomer,
    for_you: isGiven,
    store: store && { id: store.id, slug: store.slug, name: textIn(language, store.nameEn, store.nameAr) },
  };
}
