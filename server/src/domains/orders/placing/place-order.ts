import type { Body } from '@rialto/contract/http/endpoint.ts';
import { placeOrder as contract } from '@rialto/contract/calls/placing.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { atCommit, inOrder, inTransaction, type Sql, type Tx } from '@rialto/database/sql.ts';
import type { PaymentMethod, PaymentStatus } from '@rialto/rules/payment/awaited.ts';
import { amount, minorOf } from '../../../platform/wire-values.ts';
import { publish } from '../../../platform/events/publish.ts';
import { bodyHash } from '../../../platform/idempotency/body-hash.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import { RefusalError, throwRefusalOf } from '../../../platform/refuse.ts';
import { emptyCart, lockAndFindCart, priceCart, type CartSnapshot } from '../../cart/cart.public.ts';
import { hasOfflineMethods } from '../../payments/payments.public.ts';
import { useCoupon } from '../../promotions/promotions.public.ts';
import type { OrderContents } from '../quote/order-contents.ts';
import { claimFirstOrder, customerFactsOf } from '../customer-facts.sql.ts';
import { addressOf, contactOf } from './destination.ts';
import { newLines } from './new-lines.ts';
import { orderPlaced } from '../orders.events.ts';
import { paymentMethods } from '../quote/payment-methods.ts';
import { DUPLICATE_KEY_CONSTRAINT, insertOrder, limitLockWait, type NewOrder, type OrderKey } from './place.sql.ts';
import { findPlacedOrder, type PlacedOrder } from './placed-order.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import { quoteOrder, type Quote, type QuotePreload, type QuoteRequest } from '../quote/quote-order.ts';
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
};

/**
 * Places an order exactly once, in one transaction: reprices it, checks the confirmed total, takes stock, coupon and
 * first-order discount by conditional updates, and empties the cart (CHK-10). Lock order: cart or key, first order,
 * stock by id, coupon.
 */
export function placeOrder(db: Sql, options: PlacementOptions, context: QuoteContext): Promise<PlacedOrder> {
  const { request, body } = options;
  const { owner, source } = request;
  const key = options.key === null ? null : { key: options.key, hash: bodyHash(body) };
  // Without a cart, only the key distinguishes a retry from a second order.
  if (source !== 'cart' && key === null) throw new RefusalError({ code: 'key_required' });
  const place = async (tx: Tx, stock: 'read' | 'assumed') => {
    // A retry waits at the cart lock for the first attempt and then finds its order.
    const [cart, customer, earlierOrder] = await inOrder(tx, [
      source === 'cart' && ((tx) => lockAndFindCart(tx, owner, stock)),
      source === 'cart' && ((tx) => customerFactsOf(tx, owner)),
      (tx) => findPlacedOrder(tx, owner, key),
    ]);
    if (earlierOrder) return earlierOrder;
    const isFromCart = cart !== false && customer !== false;
    const preload = isFromCart ? { customer, contents: await contentsOf(tx, cart, context) } : {};
    return placeIn(tx, { options, key, context, preload });
  };
  const attempt = { owner, endpoint: contract, key: options.key, body, now: context.viewer.now };
  const run = (work: (tx: Tx) => Promise<PlacedOrder>) =>
    inTransaction(db, work, { repeatsOn: DUPLICATE_KEY_CONSTRAINT }).catch(throwRefusalOf);
  // Without a cart lock, a retry waits at the key.
  if (source !== 'cart') return run((tx) => withIdempotencyKey(tx, attempt, () => place(tx, 'read')));
  // The first attempt assumes stock is available; the conditional updates reject it if not. On any rejection, retry once
  // with stock loaded so the customer gets the exact reason.
  return run((tx) => place(tx, 'assumed')).catch((error: unknown) => {
    if (!(error instanceof RefusalError)) throw error;
    return run((tx) => place(tx, 'read'));
  });
}

async function contentsOf(tx: Tx, cart: CartSnapshot | null, context: QuoteContext): Promise<OrderContents> {
  const { version, store, lines } = await priceCart(tx, cart, context.viewer);
  return { cartVersion: version, store, lines };
}

type Placement = { options: PlacementOptions; key: OrderKey | null; context: QuoteContext };

async function placeIn(tx: Tx, { preload, ...placement }: Placement & { preload: QuotePreload }): Promise<PlacedOrder> {
  const { options, context } = placement;
  const { orderId, request } = options;
  const { owner } = request;
  const customer = preload.customer === undefined ? await customerFactsOf(tx, owner) : preload.customer;
  const mayBeFirst = owner.kind === 'customer' && customer?.hasOrdered === false;
  const isFirstOrder = mayBeFirst && (await claimFirstOrder(tx, owner.id, orderId));
  const quote = await quoteOrder(tx, request, context, { ...preload, customer, isFirstOrder });
  await requirePlaceable(tx, quote, options, context);
  return write(tx, quote, placement);
}

/** Refuses an order with problems, with another total than the confirmed one, or with an unavailable payment method. */
async function requirePlaceable(
  tx: Sql,
  quote: Quote,
  options: PlacementOptions,
  context: QuoteContext,
): Promise<void> {
  const { digits } = context.viewer;
  const [problem] = quote.problems;
  const { store, bill } = quote;
  if (problem || !store) throw new RefusalError(problem ?? { code: 'cart_empty' });
  const totalMinor = bill.total.minor;
  const { order_amount: confirmed } = options.body;
  if (confirmed !== undefined && minorOf(confirmed, digits) !== totalMinor)
    throw new RefusalError({ code: 'price_changed', details: { order_amount: amount(totalMinor, digits) } });
  requireCashbackAsShown(quote, options, digits);
  const { hasGateways, body } = options;
  const hasOffline = body.payment_method === 'offline_payment' && (await hasOfflineMethods(tx));
  const methods = paymentMethods({ store, totalMinor, hasGateways, hasOffline });
  const chosen = methods.find(({ method }) => method === body.payment_method);
  if (!chosen || chosen.refusal) throw new RefusalError(chosen?.refusal ?? { code: 'payment_method_unavailable' });
}

/** The offer may have ended since the quote. A customer who gets more than shown is not asked again. */
function requireCashbackAsShown({ cashback }: Quote, { body }: PlacementOptions, digits: number): void {
  const backMinor = cashback?.backMinor ?? 0;
  if (minorOf(body.cashback_amount ?? 0, digits) <= backMinor) return;
  throw new RefusalError({ code: 'cashback_changed', details: { cashback_amount: amount(backMinor, digits) } });
}

/** Queues all writes for the commit. The conditional stock updates reject an order that is out of stock. */
function write(tx: Tx, quote: Quote, { options, key, context }: Placement): PlacedOrder {
  const { orderId, request, body } = options;
  const { store, bill, coupon, reach, cartVersion } = quote;
  if (!store) throw new RefusalError({ code: 'cart_empty' });
  const { settings } = context;
  const { now } = context.viewer;
  const lines = newLines(quote);
  const contact = contactOf(body, quote.customer, settings.country);
  const payment = firstPaymentState(body.payment_method, bill.total.minor, options.holdUntil);
  const order: NewOrder = {
    ...{ id: orderId, owner: request.owner, key, cartVersion, store, bill, contact, now, ...payment },
    orderType: request.orderType,
    source: request.source,
    currency: settings.currency.code,
    isPriced: true,
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
  const rows = sharedRows(lines, coupon?.id ?? null);
  options.requireFree(rows);
  atCommit(tx, [
    (rows.campaignIds.length > 0 || coupon) && limitLockWait,
    (tx) => takeStockOf(tx, lines),
    (tx) => insertOrder(tx, order, lines),
    coupon && ((tx) => useCoupon(tx, { coupon, owner: request.owner, orderId, now })),
    (tx) => publish(tx, orderPlaced, { orderId }),
    cartVersion !== null && ((tx) => emptyCart(tx, request.owner, now)),
  ]);
  return placed;
}

/** Cash waits for no deadline. A total of zero, as after a coupon, needs no payment and counts as paid. */
function firstPaymentState(paymentMethod: PaymentMethod, totalMinor: number, holdUntil: Date) {
  const isCash = paymentMethod === 'cash_on_delivery';
  const isFree = !isCash && totalMinor === 0;
  const paymentStatus: PaymentStatus = isFree ? 'paid' : 'unpaid';
  return { paymentMethod, paymentStatus, holdUntil: isCash || isFree ? null : holdUntil };
}
