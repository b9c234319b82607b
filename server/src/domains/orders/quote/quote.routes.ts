import { listCoupons as listContract } from '@rialto/contract/calls/offers.ts';
import * as contract from '@rialto/contract/calls/quotes.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf } from '../../../platform/http/caller.ts';
import type { Catalog } from '../../catalog/catalog.public.ts';
import type { Payments } from '../../payments/payments.public.ts';
import { openCoupons } from '../../promotions/promotions.public.ts';
import { findBalance } from '../money/find-balance.ts';
import { applyCoupon } from './apply-coupon.ts';
import { hasUnknownCoupon, limitCouponGuesses } from './coupon-guesses.ts';
import { listCoupons } from './list-coupons.ts';
import { readPaymentMethods } from './payment-methods.ts';
import { openQuoteContext, type QuoteDeps } from './quote-context.ts';
import { quoteOrder } from './quote-order.ts';
import { toQuoteRequest } from './quote-request.ts';
import { appliedCoupon, quoteView } from './quote.view.ts';

export function quoteRoutes(
  app: App,
  payments: Payments,
  { catalog, ...deps }: QuoteDeps & { catalog: Pick<Catalog, 'storeIndexes'> },
): void {
  const contextOf = openQuoteContext(deps);
  const coupons = openCoupons(app, catalog);

  bind(app, contract.quoteOrder, async (call) => {
    const context = await contextOf(call);
    const request = toQuoteRequest(ownerOf(call), call.body);
    const work = () => quoteOrder(call.db, request, context);
    const quote = await limitCouponGuesses(app.throttle, request, call.ip, work, hasUnknownCoupon);
    const balanceMinor = await findBalance(call.db, request.owner, context.settings);
    const methods = await readPaymentMethods(call.db, quote, {
      hasGateways: payments.gateways.length > 0,
      balanceMinor,
      isPartial: call.body.partial_payment === 1,
    });
    return quoteView(quote, { methods, balanceMinor }, context);
  });
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
