import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import type { ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { DeliveryRates } from '@rialto/rules/delivery/charge.ts';
import { cashRefusal } from '@rialto/rules/payment/cash.ts';
import { parcelRates, toDeliveryRates, weightClassOf, type ParcelRates } from '@rialto/rules/parcel/parcel-rates.ts';
import { orderTotal, type Bill } from '@rialto/rules/price/order-total.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { moduleZonesOf, type ModuleZone } from '../../catalog/catalog.public.ts';
import { moneyFormatter } from '../../content/content.public.ts';
import type { Way } from '../../geo/geo.public.ts';
import { findParcelCategory, parcelInstructionsWithIds, type ParcelCategoryRow } from '../../parcels/parcels.public.ts';
import type { CashTerms } from '../quote/payment-methods.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import { tipOf } from '../quote/tip-of.ts';
import { areAtSamePlace, parcelProblems } from './parcel-problems.ts';
import type { ParcelRequest } from './parcel-request.ts';
import type { ParcelInstruction } from '../parcel-row.ts';
import { findParcelZones, type ParcelZone, type ParcelZones } from './parcel-zones.ts';

export type ChargedParcel = {
  category: ParcelCategoryRow;
  /** The upper bound of the weight class; null without classes. */
  weightKg: number | null;
  instructions: ParcelInstruction[];
  /** Where it is fetched; null outside all zones. */
  zone: ParcelZone | null;
  rates: ParcelRates;
  way: Way | null;
  /** Of the sender, who pays at pick-up. */
  cash: CashTerms;
  /** Why the receiver cannot pay in cash at the door; null if they can. */
  receiverRefusal: Refusal | null;
};

export type ParcelQuote = {
  /** Null without a category. */
  parcel: ChargedParcel | null;
  bill: Bill;
  problems: Refusal[];
};

/** Prices and checks a parcel with current data. Placing calls it again inside its transaction. */
export async function quoteParcel(db: Sql, request: ParcelRequest, context: QuoteContext): Promise<ParcelQuote> {
  const { settings, viewer } = context;
  const tip = tipOf({ tip: request.tip, orderType: 'delivery' }, settings, moneyFormatter(settings, viewer.language));
  const additionalMinor = settings.additionalCharge?.amountMinor ?? 0;
  const isRefusedGuest = request.owner.kind === 'guest' && !settings.hasGuestCheckout;
  const ofGuest: Refusal[] = isRefusedGuest ? [{ code: 'guest_checkout_off' }] : [];
  if (request.categoryId === null) {
    const bill = billOf(null, { tipMinor: tip.minor, additionalMinor });
    return { parcel: null, bill, problems: [...ofGuest, { code: 'parcel_category_required' }] };
  }
  const category = await findParcelCategory(db, request.categoryId);
  if (!category) throw new RefusalError({ code: 'not_found' });
  // One after the other: placing reads them in its transaction.
  const offered = await moduleZonesOf(db, category.moduleId);
  const instructions = await parcelInstructionsWithIds(db, request.instructionIds);
  const zones = await findParcelZones(context.geo, request, offered);
  const way = await measure(request, zones, context);
  const weight = request.weightKg === null ? null : weightClassOf(request.weightKg, category.weights);
  const rates = parcelRates(zones.sender ?? shownRates(offered, viewer.zoneIds), category, weight);
  const bill = billOf({ rates, metres: metresOf(way) ?? 0 }, { tipMinor: tip.minor, additionalMinor });
  const cash = cashOf(request, zones);
  return {
    parcel: {
      ...{ category, instructions, rates, way, zone: zones.sender, weightKg: weight?.upToKg ?? null },
      cash: cash.ofSender,
      receiverRefusal: receiverRefusal(cash.ofReceiver, bill),
    },
    bill,
    problems: [...ofGuest, ...parcelProblems({ request, category, zones, way, settings, viewer }), ...tip.problems],
  };
}

/** Whole metres, as stored with the order, so that its charge can be recalculated. */
export function metresOf(way: Way | null): number | null {
  return way && Math.round(way.metres);
}

/** Only between places that are served, because a provider of maps is paid for every way. */
async function measure(request: ParcelRequest, zones: ParcelZones, { ways }: QuoteContext): Promise<Way | null> {
  const { sender, receiver } = request;
  if (!sender || !receiver || !zones.sender || !zones.receiver || areAtSamePlace(request)) return null;
  return ways.between(sender, receiver);
}

const NO_RATES: DeliveryRates = { baseMinor: 0, perKmMinor: 0, minimumMinor: 0, maximumMinor: null };

/** Before the sender's address is known, the rates of the visitor's zone are shown. */
function shownRates(offered: readonly ModuleZone[], zoneIds: readonly ZoneId[]): DeliveryRates {
  return offered.find(({ zoneId }) => zoneIds.includes(zoneId)) ?? offered[0] ?? NO_RATES;
}

type Cash = { ofSender: CashTerms; ofReceiver: CashTerms };

/** The zone of the sender limits the amount; both ends must take cash where the receiver pays. */
function cashOf(request: ParcelRequest, { sender, receiver }: ParcelZones): Cash {
  const maximumMinor = sender?.maximumCashMinor ?? null;
  const isTakenFirst = takesCash(request.sender, sender);
  const isTakenLast = takesCash(request.receiver, receiver);
  return {
    ofSender: { isAllowed: isTakenFirst, maximumMinor },
    ofReceiver: { isAllowed: isTakenFirst && isTakenLast, maximumMinor },
  };
}

/** A place that is not chosen yet refuses nothing: the parcel cannot be ordered without it. */
function takesCash(place: Point | null, zone: ParcelZone | null): boolean {
  return place === null || (zone?.takesCash ?? false);
}

function receiverRefusal(cash: CashTerms, bill: Bill): Refusal | null {
  const isRefused = cashRefusal({ ...cash, dueMinor: bill.total.minor }) !== null;
  return isRefused ? { code: 'receiver_cash_not_allowed' } : null;
}

type Extras = { tipMinor: number; additionalMinor: number };

/** A parcel has no goods, so neither discounts nor tax nor a threshold for free delivery apply. */
function billOf(charged: { rates: ParcelRates; metres: number } | null, { tipMinor, additionalMinor }: Extras): Bill {
  const rates = charged ? toDeliveryRates(charged.rates) : NO_RATES;
  return orderTotal({
    lines: [],
    coupon: null,
    firstOrder: null,
    tax: { percent: 0, isIncluded: false },
    delivery: { kind: 'delivery', metres: charged?.metres ?? 0, rates, isStoreFree: false },
    freeDeliveryOver: null,
    tip: tipMinor,
    additionalCharge: additionalMinor,
  });
}
