import { quoteOrder as contract } from '@rialto/contract/calls/quotes.ts';
import type { App } from '../../../platform/app.ts';
import { bind, type Call } from '../../../platform/http/bind.ts';
import { ownerOf } from '../../../platform/http/caller.ts';
import { openOfflineMethods, type Payments } from '../../payments/payments.public.ts';
import { findBalance } from '../money/find-balance.ts';
import { methodsOf } from '../parcel/parcel-methods.ts';
import { parcelQuoteView } from '../parcel/parcel-quote.view.ts';
import { toParcelRequest } from '../parcel/parcel-request.ts';
import { quoteParcel } from '../parcel/quote-parcel.ts';
import { hasUnknownCoupon, limitCouponGuesses } from '../quote/coupon-guesses.ts';
import { cashTermsOf, paymentMethods, type CashTerms } from '../quote/payment-methods.ts';
import { openQuoteContext, type QuoteContext, type QuoteDeps } from '../quote/quote-context.ts';
import { quoteOrder, type Quote } from '../quote/quote-order.ts';
import { isGoods, toQuoteRequest, type GoodsBody } from '../quote/quote-request.ts';
import { quoteView } from '../quote/quote.view.ts';
import { readBuyer } from './read-buyer.ts';
import type { RememberedBuyers } from './remembered-buyers.ts';

type QuoteCall = Call<typeof contract>;
type OtherMethods = { hasGateways: boolean; hasOffline: boolean };

/** Goods and parcels are quoted by one call, as they are placed by one. */
export function quotingRoutes(app: App, payments: Payments, deps: QuoteDeps & { buyers: RememberedBuyers }): void {
  const contextOf = openQuoteContext(deps);
  const offlineMethods = openOfflineMethods(app);

  bind(app, contract, async (call) => {
    const context = await contextOf(call);
    const { body } = call;
    const offered = { hasGateways: payments.gateways.length > 0, hasOffline: (await offlineMethods()).length > 0 };
    return isGoods(body)
      ? quoteGoods({ ...app, ...deps }, call, { body, context, offered })
      : quoteOneParcel(call, { context, offered });
  });
}

async function quoteGoods(
  { throttle, buyers }: Pick<App, 'throttle'> & { buyers: RememberedBuyers },
  call: QuoteCall,
  { body, context, offered }: { body: GoodsBody; context: QuoteContext; offered: OtherMethods },
) {
  const request = toQuoteRequest(ownerOf(call), body);
  const work = async () => {
    const { balanceMinor, ...preload } = await readBuyer(call.db, request, context);
    const { customer, contents } = preload;
    buyers.remember(request.owner, { cart: contents.row ?? null, customer, balanceMinor });
    return { balanceMinor, quote: await quoteOrder(call.db, request, context, preload) };
  };
  const isMiss = ({ quote }: { quote: Quote }) => hasUnknownCoupon(quote);
  const { balanceMinor, quote } = await limitCouponGuesses(throttle, request, call.ip, work, isMiss);
  const { store, bill } = quote;
  const conditions = { ...offered, balanceMinor, isPartial: body.partial_payment === 1, totalMinor: bill.total.minor };
  const methods = store ? paymentMethods({ ...conditions, cash: cashTermsOf(store) }) : [];
  return quoteView(quote, { methods, balanceMinor }, context);
}

const NO_CASH: CashTerms = { isAllowed: false, maximumMinor: null };

async function quoteOneParcel(call: QuoteCall, { context, offered }: { context: QuoteContext; offered: OtherMethods }) {
  const { body, db } = call;
  const request = toParcelRequest(ownerOf(call), body);
  const balanceMinor = await findBalance(db, ownerOf(call), context.settings);
  const quote = await quoteParcel(db, request, context);
  const { parcel, bill } = quote;
  const conditions = { ...offered, balanceMinor, isPartial: body.partial_payment === 1, totalMinor: bill.total.minor };
  const methods = paymentMethods({ ...conditions, cash: parcel?.cash ?? NO_CASH });
  return parcelQuoteView(quote, { methods: methodsOf(request, parcel, methods), balanceMinor }, context);
}
