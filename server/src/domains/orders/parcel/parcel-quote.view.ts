import type { quoteOrder } from '@rialto/contract/calls/quotes.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { DEFAULT_VEHICLE, travelSeconds } from '@rialto/rules/delivery/travel.ts';
import { estimateArrival } from '@rialto/rules/order/eta.ts';
import { amount, flag } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { problemView } from '../../cart/cart.public.ts';
import type { Way } from '../../geo/geo.public.ts';
import { billView } from '../bill.view.ts';
import { walletOffer } from '../money/wallet-offer.view.ts';
import { methodView, type PaymentOptions } from '../quote/payment-options.view.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import { slotsView } from '../quote/slots.view.ts';
import { mostTipMinor } from '../quote/tip-of.ts';
import { routeView } from '../route.view.ts';
import { parcelTimetable } from './parcel-timetable.ts';
import { parcelCharge, parcelName } from '../parcel.view.ts';
import { metresOf, type ChargedParcel, type ParcelQuote } from './quote-parcel.ts';

type QuoteReply = Reply<typeof quoteOrder>;

export function parcelQuoteView(
  { parcel, bill, problems }: ParcelQuote,
  { methods, balanceMinor }: PaymentOptions,
  { viewer, settings }: QuoteContext,
): QuoteReply {
  const { digits, now, timeZone } = viewer;
  const way = parcel && parcel.way;
  return {
    ...{ store: null, lines: [], coupon: null, cashback: null, cart_version: null },
    bill: billView(bill, digits),
    problems: problems.map((problem) => problemView(problem, viewer)),
    payment_methods: methods.map((state) => methodView(state, viewer)),
    wallet: walletOffer(balanceMinor, bill.total.minor, digits),
    slots: slotsView(parcelTimetable(timeZone), now),
    distance: metresOf(way),
    delivery_minutes: way && minutesOf(way, now),
    maximum_tip: amount(mostTipMinor(settings), digits),
    parcel: parcel && chargedView(parcel, viewer),
  };
}

function chargedView(parcel: ChargedParcel, viewer: Viewer): NonNullable<QuoteReply['parcel']> {
  const { category, rates, way, receiverRefusal } = parcel;
  const weights = category.weights.map(({ upToKg }) => upToKg);
  return {
    category_id: category.id,
    name: parcelName(category, viewer.language),
    charge: parcelCharge(rates, viewer.digits),
    distance_is_estimated: flag(way?.isEstimated ?? false),
    route: way && routeView({ ...way, seconds: travelSeconds(way.metres, DEFAULT_VEHICLE) }),
    maximum_weight: weights.length === 0 ? null : Math.max(...weights),
    receiver_may_pay: flag(receiverRefusal === null),
    receiver_refusal: receiverRefusal && problemView(receiverRefusal, viewer).message,
    timezone: viewer.timeZone,
  };
}

/** Until the sender has it ready. */
const PREPARING_SECONDS = 600;
const MINUTE_MS = 60_000;

/** From now until it arrives, as it is estimated once the parcel is ordered. */
function minutesOf({ metres }: Way, now: Date): QuoteReply['delivery_minutes'] {
  const eta = estimateArrival({
    ...{ now, status: 'pending', type: 'parcel', confirmedAt: null, slot: null, speed: 1 },
    prepSeconds: PREPARING_SECONDS,
    toStoreSeconds: null,
    toCustomerSeconds: travelSeconds(metres, DEFAULT_VEHICLE),
  });
  const minutes = (at: Date) => Math.round((at.getTime() - now.getTime()) / MINUTE_MS);
  return eta && { min: minutes(eta.from), max: minutes(eta.until) };
}
