import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import type { WantedLine } from '@rialto/contract/shapes/selection.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { orderTotal, type Bill, type OrderParts } from '@rialto/rules/price/order-total.ts';
import { noStoreDiscount, type PricedLine } from '@rialto/rules/price/priced-lines.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Owner } from '../../../platform/owner.ts';
import { priceLines, type JudgedLine } from '../../cart/cart.public.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';
import type { Geo } from '../../geo/geo.public.ts';
import type { Coupon } from '../../promotions/promotions.public.ts';
import { readBasket, type Basket, type Source } from './basket.ts';
import { couponEffect, holdCoupon } from './coupon-of-order.ts';
import { customerFactsOf, type CustomerFacts } from '../customer-facts.sql.ts';
import { firstOrderReduction } from './first-order-reduction.ts';
import { moneyOf } from './money-of.ts';
import { orderProblems } from './order-problems.ts';
import { readReach, type Reach } from './reach.ts';
import { tipOf } from './tip-of.ts';

/** What somebody wants to order. */
export type Asked = {
  owner: Owner;
  source: Source;
  line: WantedLine | undefined;
  orderType: 'delivery' | 'take_away';
  point: Point | null;
  scheduleAt: Date | null;
  couponCode: string | null;
  tip: number;
};

/** Who orders, and the shop's rules for an order. */
export type QuoteContext = { viewer: Viewer; settings: ShopSettings; geo: Pick<Geo, 'zones'> };

/** What whoever places has read or decided already; a quote looks it up. */
export type Known = { basket?: Basket | undefined; customer?: CustomerFacts | null; isFirstOrder?: boolean };

export type Quote = {
  cartVersion: number | null;
  store: SellingStore | null;
  lines: JudgedLine[];
  prices: ReadonlyMap<number, PricedLine>;
  bill: Bill;
  coupon: Coupon | null;
  reach: Reach | null;
  customer: CustomerFacts | null;
  problems: Refusal[];
};

/** Prices and judges an order from what the tables say now. Placing calls it again, inside its transaction. */
export async function quoteOrder(db: Sql, asked: Asked, context: QuoteContext, known: Known = {}): Promise<Quote> {
  const { owner, orderType, point, scheduleAt } = asked;
  const { viewer, settings, geo } = context;
  const { now, language } = viewer;
  const money = moneyOf(settings, language);
  const { cartVersion, store, lines } = known.basket ?? (await readBasket(db, owner, asked, viewer));
  const prices = priceLines(lines, store?.discount ?? noStoreDiscount);
  const reach = store && point && orderType === 'delivery' ? await readReach(geo, store, point) : null;
  const customer = known.customer === undefined ? await customerFactsOf(db, owner) : known.customer;
  const isFirstOrder = known.isFirstOrder ?? (customer !== null && !customer.hasOrdered);
  const tip = tipOf(asked, settings, money);
  const bought: OrderParts = {
    lines: [...prices.values()],
    coupon: null,
    firstOrder: isFirstOrder && customer ? firstOrderReduction(settings, customer, now) : null,
    tax: { percent: store?.taxPercent ?? 0, isIncluded: settings.hasTaxIncluded ?? false },
    delivery:
      store && orderType === 'delivery'
        ? { kind: 'delivery', metres: reach?.metres ?? 0, rates: store.rates, isStoreFree: store.hasFreeDelivery }
        : { kind: 'take_away' },
    freeDeliveryOver: settings.freeDeliveryOverMinor,
    tip: tip.minor,
    additionalCharge: settings.additionalCharge?.amountMinor ?? 0,
  };
  const { subtotal } = orderTotal(bought);
  const held =
    store && asked.couponCode !== null
      ? await holdCoupon(db, { code: asked.couponCode, owner, store, itemAmount: subtotal, isFirstOrder, now, money })
      : { coupon: null, refusal: null };
  const problems = orderProblems({
    isGuest: owner.kind === 'guest',
    hasGuestCheckout: settings.hasGuestCheckout,
    ...{ store, lines, orderType, reach, scheduleAt, now, language, money },
    subtotalMinor: subtotal,
  });
  return {
    ...{ cartVersion, store, lines, prices, reach, customer, coupon: held.coupon },
    bill: orderTotal({ ...bought, coupon: couponEffect(held.coupon) }),
    problems: [...problems, ...tip.problems, ...(held.refusal ? [held.refusal] : [])],
  };
}
