import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { listCoupons } from '@rialto/contract/calls/offers.ts';
import { amount, textIn } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { shareOrAmount } from '../share-or-amount.ts';
import type { ShownCoupon } from './open-coupons.ts';

type Coupon = Omit<Reply<typeof listCoupons>[number], 'usable' | 'reason'>;

export function couponCard({ coupon, store }: ShownCoupon, viewer: Pick<Viewer, 'language' | 'digits'>): Coupon {
  const { language, digits } = viewer;
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
    store: store && { id: store.id, slug: store.slug, name: textIn(language, store.nameEn, store.nameAr) },
  };
}
