import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { placeOrder as contract } from '@rialto/contract/calls/placing.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { atCommit, type Tx } from '@rialto/database/sql.ts';
import { publish } from '../../../platform/events/publish.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { emptyCart, emptyUnchangedCart, type FoundCart } from '../../cart/cart.public.ts';
import { useCoupon } from '../../promotions/promotions.public.ts';
import { requireFirstOrder, requireSameCustomer } from '../customer-facts.sql.ts';
import { takeShare } from '../money/take-share.ts';
import { orderPlaced, partiesOf } from '../orders.events.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import type { Quote, QuoteRequest } from '../quote/quote-order.ts';
import { addressOf, contactOf } from './destination.ts';
import type { FirstPayment } from './first-payment.ts';
import { newLines } from './new-lines.ts';
import { insertOrder, limitLockWait, type GoodsOrder, type OrderKey } from './place.sql.ts';
import type { PlacedOrder } from './placed-order.ts';
import type { RememberedBuyer } from './remembered-buyers.ts';
import { sharedRows, type SharedRows } from './shared-rows.ts';
import { takeStockOf } from './take-stock.ts';

export type PlacementOptions = {
  orderId: OrderId;
  request: QuoteRequest;
  body: Body<typeof contract>;
  key: string | null;
  hasGateways: boolean;
  holdUntil: Date;
  /** Throws if the order would wait long for one of these rows. */
  requireFree(rows: SharedRows): void;
  /** What the quote before this order read; null if it cannot be used. */
  remembered: RememberedBuyer | null;
};

export type Placement = {
  options: PlacementOptions;
  key: OrderKey | null;
  context: QuoteContext;
  /** Of the wallet; null if it is not used, or cannot be. */
  balanceMinor: number | null;
  /** The cart, if this transaction has neither locked nor read it. */
  unread?: FoundCart;
};

/** Queues all writes for the commit. The conditional stock updates reject an order that is out of stock. */
export function writeOrder(
  tx: Tx,
  { quote, payment, isFirstOrder }: { quote: Quote; payment: FirstPayment; isFirstOrder: boolean },
  { options, key, context, unread }: Placement,
): PlacedOrder {
  const { orderId, request, body } = options;
  const { owner } = request;
  const { store, bill, coupon, reach, cartVersion } = quote;
  if (!store) throw new RefusalError({ code: 'cart_empty' });
  const { settings } = context;
  const { now, language } = context.viewer;
  const lines = newLines(quote);
  const contact = contactOf(body, quote.customer, settings.country);
  const order: GoodsOrder = {
    ...{ kind: 'goods', id: orderId, owner, key, cartVersion, store, bill, lines, contact, now, ...payment },
    language,
    orderType: request.orderType,
    source: request.source,
    currency: settings.currency.code,
    distanceMetres: reach?.metres ?? null,
    address: request.orderType === 'delivery' ? addressOf(body) : null,
    scheduleAt: request.scheduleAt,
    note: body.order_note?.trim() || null,
    coupon: coupon && { id: coupon.id, code: coupon.code },
    cashbackMinor: quote.cashback?.backMinor ?? 0,
  };
  const placed: PlacedOrder = {
    ...{ orderId, totalMinor: bill.total.minor, contactNumber: contact.number, ...payment },
    holdUntil: payment.holdUntil && payment.holdUntil.toISOString(),
  };
  const { walletMinor: shareMinor } = payment;
  const rows = sharedRows(lines, coupon?.id ?? null);
  options.requireFree(rows);
  const { customer } = quote;
  atCommit(tx, [
    unread && ((tx) => emptyUnchangedCart(tx, owner, unread, now)),
    unread && owner.kind === 'customer' && customer && ((tx) => requireSameCustomer(tx, owner.id, customer)),
    unread && owner.kind === 'customer' && isFirstOrder && ((tx) => requireFirstOrder(tx, owner.id, orderId)),
    (rows.campaignIds.length > 0 || coupon) && limitLockWait,
    (tx) => takeStockOf(tx, lines),
    (tx) => insertOrder(tx, order),
    coupon && ((tx) => useCoupon(tx, { coupon, owner, orderId, now })),
    owner.kind === 'customer' &&
      shareMinor > 0 &&
      ((tx) => takeShare(tx, { id: orderId, customerId: owner.id, shareMinor, now })),
    (tx) => publish(tx, orderPlaced, { orderId, parties: partiesOf(owner, store.id) }),
    cartVersion !== null && !unread && ((tx) => emptyCart(tx, owner, now)),
  ]);
  return placed;
}
