import type { Words } from '../../goods/goods.ts';
import { daysFrom } from '../days-from.ts';
import { modules } from '../modules.ts';
import type { PlannedStore } from '../plan-stores.ts';
import { bestStore } from './plan-banners.ts';
import { couponTexts, type CouponText } from './texts/offer-texts.ts';

export type PlannedCoupon = {
  id: number;
  code: string;
  kind: CouponText['kind'];
  title: Words;
  moduleId: number | null;
  storeId: number | null;
  zoneId: number | null;
  discountType: 'percent' | 'amount';
  discount: number;
  minimumMinor: number;
  maximumDiscountMinor: number | null;
  limitPerCustomer: number | null;
  totalLimit: number | null;
  usedCount: number;
  isPublic: boolean;
  startsAt: string;
  endsAt: string;
};

export function planCoupons(stores: PlannedStore[], now: Date): PlannedCoupon[] {
  return couponTexts.map((text, index) => {
    const { code, kind, title, discountType, discount, minimumMinor, module, trade, zone } = text;
    return {
      ...{ id: index + 1, code, kind, title, discountType, discount, minimumMinor, zoneId: zone ?? null },
      moduleId: modules.find(({ type }) => type === module)?.id ?? null,
      storeId: trade === undefined ? null : bestStore(stores, trade).id,
      maximumDiscountMinor: text.maximumDiscountMinor ?? null,
      limitPerCustomer: text.limitPerCustomer ?? null,
      totalLimit: text.totalLimit ?? null,
      usedCount: text.usedCount ?? 0,
      isPublic: !text.isPrivate,
      startsAt: daysFrom(now, text.starts),
      endsAt: daysFrom(now, text.ends),
    };
  });
}
