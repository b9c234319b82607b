import { listCoupons as listContract } from '@rialto/contract/calls/offers.ts';
import * as contract from '@rialto/contract/calls/quotes.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf } from '../../../platform/http/caller.ts';
import type { Catalog } from '../../catalog/catalog.public.ts';
import { openCoupons } from '../../promotions/promotions.public.ts';
import { applyCoupon } from './apply-coupon.ts';
import { limitCouponGuesses } from './coupon-guesses.ts';
import { listCoupons } from './list-coupons.ts';
import { openQuoteContext, type QuoteDeps } from './quote-context.ts';
import { appliedCoupon } from './quote.view.ts';

/** The calls about coupons of an order. */
export function couponRoutes(
  app: App,
  { catalog, ...deps }: QuoteDeps & { catalog: Pick<Catalog, 'storeIndexes'> },
): void {
  const contextOf = openQuoteContext(deps);
  const coupons = openCoupons(app, catalog);

  bind(app, listContract, async (call) => {
    const { token } = call.scope;
    const [customerId, context] = await Promise.all([token === null ? null : app.customerOf(token), contextOf(call)]);
    return listCoupons({ db: call.db, coupons }, { ...call.query, customerId }, context);
  });
  bind(app, contract.applyCoupon, async (call) => {
    const context = await contextOf(call);
    const owner = ownerOf(call);
    const { code } = call.query;
    const applied = await limitCouponGuesses(app.throttle, { owner, couponCode: code }, call.ip, () =>
      applyCoupon(call.db, owner, code, context),
    );
    return appliedCoupon(applied, context.viewer);
  });
}
