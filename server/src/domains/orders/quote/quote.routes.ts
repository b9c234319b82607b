import * as contract from '@rialto/contract/calls/quotes.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf } from '../../../platform/http/caller.ts';
import type { Payments } from '../../payments/payments.public.ts';
import { applyCoupon } from './apply-coupon.ts';
import { hasUnknownCoupon, limitCouponGuesses } from './coupon-guesses.ts';
import { readPaymentMethods } from './payment-methods.ts';
import { openQuoteContext, type QuoteDeps } from './quote-context.ts';
import { quoteOrder } from './quote-order.ts';
import { toQuoteRequest } from './quote-request.ts';
import { appliedCoupon, quoteView } from './quote.view.ts';

export function quoteRoutes(app: App, payments: Payments, deps: QuoteDeps): void {
  const contextOf = openQuoteContext(deps);

  bind(app, contract.quoteOrder, async (call) => {
    const context = await contextOf(call);
    const request = toQuoteRequest(ownerOf(call), call.body);
    const work = () => quoteOrder(call.db, request, context);
    const quote = await limitCouponGuesses(app.throttle, request, call.ip, work, hasUnknownCoupon);
    const methods = await readPaymentMethods(call.db, quote, payments.gateways.length > 0);
    return quoteView(quote, methods, context);
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
