import { quoteOrder as contract } from '@rialto/contract/calls/quotes.ts';
import type { App } from '../../../platform/app.ts';
import { bind, type Call } from '../../../platform/http/bind.ts';
import { ownerOf } from '../../../platform/http/caller.ts';
import type { Payments } from '../../payments/payments.public.ts';
import { findBalance } from '../money/find-balance.ts';
import { methodsOf } from '../parcel/parcel-methods.ts';
import { parcelQuoteView } from '../parcel/parcel-quote.view.ts';
import { toParcelRequest } from '../parcel/parcel-request.ts';
import { quoteParcel } from '../parcel/quote-parcel.ts';
import { hasUnknownCoupon, limitCouponGuesses } from '../quote/coupon-guesses.ts';
import { cashTermsOf, readPaymentMethods, type CashTerms } from '../quote/payment-methods.ts';
import { openQuoteContext, type QuoteContext, type QuoteDeps } from '../quote/quote-context.ts';
import { quoteOrder } from '../quote/quote-order.ts';
import { isGoods, toQuoteRequest, type GoodsBody } from '../quote/quote-request.ts';
import { quoteView } from '../quote/quote.view.ts';

type QuoteCall = Call<typeof contract>;
type Conditions = { hasGateways: boolean; balanceMinor: number | null; isPartial: boolean };

/** Goods and parcels are quoted by one call, as they are placed by one. */
export function quotingRoutes(app: App, payments: Payments, deps: QuoteDeps): void {
  const contextOf = openQuoteContext(deps);

  bind(app, contract, async (call) => {
    const context = await contextOf(call);
    const { body } = call;
    const balanceMinor = await findBalance(call.db, ownerOf(call), context.settings);
    const hasGateways = payments.gateways.length > 0;
    const conditions = { hasGateways, balanceMinor, isPartial: body.partial_payment === 1 };
    return isGoods(body)
      ? quoteGoods(app, call, { body, context, conditions })
      : quoteOneParcel(call, { context, conditions });
  });
}

async function quoteGoods(
  { throttle }: App,
  call: QuoteCall,
  { body, context, conditions }: { body: GoodsBody; context: QuoteContext; conditions: Conditions },
) {
  const request = toQuoteRequest(ownerOf(call), body);
  const work = () => quoteOrder(call.db, request, context);
  const quote = await limitCouponGuesses(throttle, request, call.ip, work, hasUnknownCoupon);
  const { store, bill } = quote;
  const methods = store
    ? await readPaymentMethods(call.db, { cash: cashTermsOf(store), totalMinor: bill.total.minor }, conditions)
    : [];
  return quoteView(quote, { methods, balanceMinor: conditions.balanceMinor }, context);
}

const NO_CASH: CashTerms = { isAllowed: false, maximumMinor: null };

async function quoteOneParcel(
  call: QuoteCall,
  { context, conditions }: { context: QuoteContext; conditions: Conditions },
) {
  const request = toParcelRequest(ownerOf(call), call.body);
  const quote = await quoteParcel(call.db, request, context);
  const { parcel, bill } = quote;
  const cash = parcel?.cash ?? NO_CASH;
  const methods = await readPaymentMethods(call.db, { cash, totalMinor: bill.total.minor }, conditions);
  const { balanceMinor } = conditions;
  return parcelQuoteView(quote, { methods: methodsOf(request, parcel, methods), balanceMinor }, context);
}
