import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import type { RequestedCartLine } from '@rialto/contract/shapes/selection.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { orderTotal, type Bill, type OrderParts } from '@rialto/rules/price/order-total.ts';
import { noStoreDiscount, type PricedLine } from '@rialto/rules/price/priced-lines.ts';
import type { Owner } from '../../../platform/owner.ts';
import { priceLines, type CheckedLine } from '../../cart/cart.public.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';
import { moneyFormatter } from '../../content/content.public.ts';
import type { BestCashback, Coupon } from '../../promotions/promotions.public.ts';
import { readOrderContents, type OrderContents, type Source } from './order-contents.ts';
import { cashbackOf } from './cashback-of.ts';
import { couponEffect, checkCoupon } from './check-coupon.ts';
import { customerFactsOf, type CustomerFacts } from '../customer-facts.sql.ts';
import { firstOrderDiscount } from '../first-order-discount.ts';
import { orderProblems } from './order-problems.ts';
import { fullSlotsOf, type FullSlots } from './full-slots.ts';
import { readDeliveryReach, type DeliveryReach } from './delivery-reach.ts';
import type { QuoteContext } from './quote-context.ts';
import { tipOf } from './tip-of.ts';

export type QuoteRequest = {
  owner: Owner;
  source: Source;
  line: RequestedCartLine | undefined;
  orderType: 'delivery' | 'take_away';
  point: Point | null;
  scheduleAt: Date | null;
  couponCode: string | null;
  tip: number;
};

/** Values the caller already has; anything missing is loaded. */
export type QuotePreload = {
  contents?: OrderContents | undefined;
  customer?: CustomerFacts | null;
  isFirstOrder?: boolean;
  /** Whether the order is placed in this transaction, which then holds the slot. */
  isPlacing?: boolean;
};

export type Quote = {
  cartVersion: number | null;
  store: SellingStore | null;
  lines: CheckedLine[];
  prices: ReadonlyMap<number, PricedLine>;
  bill: Bill;
  coupon: Coupon | null;
  cashback: BestCashback | null;
  reach: DeliveryReach | null;
  fullSlots: FullSlots;
  customer: CustomerFacts | null;
  problems: Refusal[];
};

/** Prices and checks an order with current data. Placing calls it again inside its transaction. */
export async function quoteOrder(
  db: Sql,
  request: QuoteRequest,
  context: QuoteContext,
  preload: QuotePreload = {},
): Promise<Quote> {
  const { owner, orderType, point, scheduleAt } = request;
  const { viewer, settings } = context;
  const { now, language } = viewer;
  const money = moneyFormatter(settings, language);
  const { cartVersion, store, lines } = preload.contents ?? (await readOrderContents(db, owner, request, viewer));
  const prices = priceLines(lines, store?.discount ?? noStoreDiscount);
  const reach = store && point && orderType === 'delivery' ? await readDeliveryReach(context, store, point) : null;
  const customer = preload.customer === undefined ? await customerFactsOf(db, owner) : preload.customer;
  const isFirstOrder = preload.isFirstOrder ?? (customer !== null && !customer.hasOrdered);
  const tip = tipOf(request, settings, money);
  const parts: OrderParts = {
    lines: [...prices.values()],
    coupon: null,
    firstOrder: (isFirstOrder && customer && firstOrderDiscount(settings, customer, now)?.reduction) || null,
    tax: { percent: store?.taxPercent ?? 0, isIncluded: settings.hasTaxIncluded ?? false },
    delivery:
      store && orderType === 'delivery'
        ? { kind: 'delivery', metres: reach?.metres ?? 0, rates: store.rates, isStoreFree: store.hasFreeDelivery }
        : { kind: 'take_away' },
    freeDeliveryOver: settings.freeDeliveryOverMinor,
    tip: tip.minor,
    additionalCharge: settings.additionalCharge?.amountMinor ?? 0,
  };
  const { subtotal } = orderTotal(parts);
  const couponCheck =
    store && request.couponCode !== null
      ? await checkCoupon(db, {
          code: request.couponCode,
          owner,
          store,
          itemAmount: subtotal,
          isFirstOrder,
          now,
          money,
        })
      : { coupon: null, refusal: null };
  const fullSlots = await fullSlotsOf(db, store, { scheduleAt, isPlacing: preload.isPlacing ?? false, now });
  const problems = orderProblems({
    isGuest: owner.kind === 'guest',
    hasGuestCheckout: settings.hasGuestCheckout,
    ...{ store, lines, orderType, reach, scheduleAt, fullSlots, now, language, money },
    subtotalMinor: subtotal,
  });
  const bill = orderTotal({ ...parts, coupon: couponEffect(couponCheck.coupon) });
  return {
    ...{ cartVersion, store, lines, prices, bill, reach, fullSlots, customer, coupon: couponCheck.coupon },
    cashback: await cashbackOf({ owner, store, bill }, context),
    problems: [...problems, ...tip.problems, ...(couponCheck.refusal ? [couponCheck.refusal] : [])],
  };
}
