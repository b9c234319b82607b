import type { CustomerId, StoreId } from '@rialto/database/ids.ts';
import type { App } from '../../../platform/app.ts';
import { moduleOf } from '../../../platform/http/scope.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import type { Catalog, StoreRow } from '../../catalog/catalog.public.ts';
import { isRunning } from '../running.ts';
import { couponsGivenTo, publicCouponsAfter, type Coupon } from './coupons.sql.ts';

/** A coupon with its store, if it belongs to one, and whether it was given to this customer. */
export type ShownCoupon = { coupon: Coupon; store: StoreRow | null; isGiven: boolean };

type CouponsRequest = { storeId: StoreId | undefined; customerId: CustomerId | null };

/** A customer's own coupons, then the public ones, that are valid in the zones and module now; soonest to end first. */
export type Coupons = { shownTo(viewer: Viewer, request: CouponsRequest): Promise<ShownCoupon[]> };

/** Uses of a coupon send no change notification, so a used-up one stays listed for as long as this. */
const CACHE_SECONDS = 60;

export function openCoupons(app: App, { storeIndexes }: Pick<Catalog, 'storeIndexes'>): Coupons {
  const all = cachedUntilChanged(app, {
    seconds: CACHE_SECONDS,
    tables: ['coupons', 'coupon_customers'],
    load: publicCouponsAfter,
  });
  return {
    async shownTo(viewer, { storeId, customerId }) {
      const moduleId = moduleOf(viewer);
      const zones = new Set<number>(viewer.zoneIds);
      const now = app.clock();
      const [given, coupons, { byId }] = await Promise.all([
        customerId === null ? [] : couponsGivenTo(app.db, customerId, now),
        all(),
        storeIndexes.of(viewer.zoneIds, moduleId),
      ]);
      const givenIds = new Set(given.map(({ id }) => id));
      return [...given, ...coupons]
        .filter((coupon) => isRunning(coupon, now))
        .filter((coupon) => coupon.moduleId === null || coupon.moduleId === moduleId)
        .filter((coupon) => coupon.zoneId === null || zones.has(coupon.zoneId))
        .filter((coupon) => coupon.storeId === null || storeId === undefined || coupon.storeId === storeId)
        .map((coupon) => ({
          coupon,
          store: coupon.storeId === null ? null : (byId.get(coupon.storeId) ?? null),
          isGiven: givenIds.has(coupon.id),
        }))
        .filter(({ coupon, store }) => coupon.storeId === null || store !== null);
    },
  };
}
