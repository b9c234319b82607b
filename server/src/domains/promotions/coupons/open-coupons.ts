import { listCoupons } from '@rialto/contract/calls/offers.ts';
import type { App } from '../../../platform/app.ts';
import { moduleOf } from '../../../platform/http/scope.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import type { Catalog, StoreRow } from '../../catalog/catalog.public.ts';
import { isRunning } from '../running.ts';
import { publicCouponsAfter, type CouponRow } from './coupons.sql.ts';

/** A coupon with its store, if it belongs to one. */
export type ShownCoupon = { coupon: CouponRow; store: StoreRow | null };

/** The public coupons that are valid in the zones and module now, soonest to end first. */
export type Coupons = { shownTo(viewer: Viewer, storeId?: number): Promise<ShownCoupon[]> };

export function openCoupons(app: App, { storeIndexes }: Pick<Catalog, 'storeIndexes'>): Coupons {
  const all = cachedUntilChanged(app, {
    seconds: listCoupons.cacheSeconds,
    tables: ['coupons'],
    load: publicCouponsAfter,
  });
  return {
    async shownTo(viewer, storeId) {
      const moduleId = moduleOf(viewer);
      const zones = new Set<number>(viewer.zoneIds);
      const now = app.clock();
      const [coupons, { byId }] = await Promise.all([all(), storeIndexes.of(viewer.zoneIds, moduleId)]);
      return coupons
        .filter((coupon) => isRunning(coupon, now))
        .filter((coupon) => coupon.moduleId === null || coupon.moduleId === moduleId)
        .filter((coupon) => coupon.zoneId === null || zones.has(coupon.zoneId))
        .filter((coupon) => coupon.storeId === null || storeId === undefined || coupon.storeId === storeId)
        .map((coupon) => ({ coupon, store: coupon.storeId === null ? null : (byId.get(coupon.storeId) ?? null) }))
        .filter(({ coupon, store }) => coupon.storeId === null || store !== null);
    },
  };
}
