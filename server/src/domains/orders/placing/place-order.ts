import type { Body } from '@rialto/contract/http/endpoint.ts';
import { placeOrder as contract } from '@rialto/contract/calls/placing.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { atCommit, inOrder, inTransaction, type Sql, type Tx } from '@rialto/database/sql.ts';
import { publish } from '../../../platform/events/publish.ts';
import { bodyHash } from '../../../platform/idempotency/body-hash.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import { RefusalError, throwRefusalOf } from '../../../platform/refuse.ts';
import {
  emptyCart,
  emptyUnchangedCart,
  lockAndFindCart,
  lockAndFindUnchangedCart,
  priceCart,
  type CartSnapshot,
  type FoundCart,
} from '../../cart/cart.public.ts';
import { useCoupon } from '../../promotions/promotions.public.ts';
import type { OrderContents } from '../quote/order-contents.ts';
import { findBalance } from '../money/find-balance.ts';
import { takeShare } from '../money/take-share.ts';
import { claimFirstOrder, customerFactsOf, requireFirstOrder, requireSameCustomer } from '../customer-facts.sql.ts';
import { addressOf, contactOf } from './destination.ts';
import { firstPaymentOf, type FirstPayment } from './first-payment.ts';
import { newLines } from './new-lines.ts';
import { orderPlaced, partiesOf } from '../orders.events.ts';
import { DUPLICATE_KEY_CONSTRAINT, insertOrder, limitLockWait, type GoodsOrder, type OrderKey } from './place.sql.ts';
import { findPlacedOrder, type PlacedOrder } from './placed-order.ts';
import { cashTermsOf } from '../quote/payment-methods.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import { quoteOrder, type Quote, type QuotePreload, type QuoteRequest } from '../quote/quote-order.ts';
import type { RememberedBuyer } from './remembered-buyers.ts';
import { sharedRows, type SharedRows } from './shared-rows.ts';
import { takeStockOf } from './take-stock.ts';
import { onWalletChange, usesWallet } from './wallet-part.ts';

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

/**
 * Places an order exactly once, in one transaction: reprices it, checks the confirmed total, takes stock, coupon and
 * first-order discount by conditional updates, pays from the wallet, and empties the cart (CHK-10). Lock order: cart or
 * key, first order, stock by id, coupon, wallet.
 */
export function placeOrder(db: Sql, options: PlacementOptions, context: QuoteContext): Promise<PlacedOrder> {
  const { request, body } = options;
  const { owner, source } = request;
  const key = options.key === null ? null : { key: options.key, hash: bodyHash(body) };
  // Without a cart, only the key distinguishes a retry from a second order.
  if (source !== 'cart' && key === null) throw new RefusalError({ code: 'key_required' });
  const placeRemembered = async (tx: Tx, { cart, customer, balanceMinor }: RememberedBuyer): Promise<PlacedOrder> => {
    const preload = { customer, contents: await contentsOf(tx, cart, context) };
    return placeIn(tx, { options, key, context, preload, balanceMinor, unread: cart });
  };
  const place = async (tx: Tx, stock: 'read' | 'assumed'): Promise<PlacedOrder> => {
    // Behind the lock of the cart, a retry finds the order of the first request.
    const [cart, customer, balanceMinor, earlierOrder] = await inOrder(tx, [
      source === 'cart' &&
        ((tx) => (stock === 'read' ? lockAndFindCart(tx, owner) : lockAndFindUnchangedCart(tx, owner))),
      source === 'cart' && ((tx) => customerFactsOf(tx, owner)),
      usesWallet(body) && ((tx) => findBalance(tx, owner, context.settings)),
      stock === 'read' && ((tx) => findPlacedOrder(tx, owner, key)),
    ]);
    if (earlierOrder) return earlierOrder;
    if (cart === 'changed') return place(tx, 'read');
    const isFromCart = cart !== false && customer !== false;
    const preload = isFromCart ? { customer, contents: await contentsOf(tx, cart, context) } : {};
    return placeIn(tx, { options, key, context, preload, balanceMinor: balanceMinor === false ? null : balanceMinor });
  };
  const attempt = { owner, endpoint: contract, key: options.key, body, now: context.viewer.now };
  const run = (work: (tx: Tx) => Promise<PlacedOrder>) =>
    inTransaction(db, work, { repeatsOn: DUPLICATE_KEY_CONSTRAINT }).catch(throwRefusalOf);
  // Without a cart lock, a retry waits at the key.
  const placeKeyed = () => run((tx) => withIdempotencyKey(tx, attempt, () => place(tx, 'read')));
  if (source !== 'cart') return placeKeyed().catch(onWalletChange(body, placeKeyed));
  const placeCart = () => run((tx) => place(tx, 'read'));
  // The first attempt assumes that stock is available, that the key is new and that nothing changed since the quote; the
  // conditional updates, the empty cart or the unique key reject it if not. On any rejection, retry once with all of it
  // loaded, so that the customer gets the earlier order or the exact reason.
  let isFirst = true;
  const placeAssuming = (tx: Tx) => {
    if (!isFirst) return place(tx, 'read');
    isFirst = false;
    return options.remembered ? placeRemembered(tx, options.remembered) : place(tx, 'assumed');
  };
  return run(placeAssuming).catch((error: unknown) => {
    if (!(error instanceof RefusalError)) throw error;
    return placeCart().catch(onWalletChange(body, placeCart));
  });
}

async function contentsOf(tx: Tx, cart: CartSnapshot | null, context: QuoteContext): Promise<OrderContents> {
  const { version, store, lines } = await priceCart(tx, cart, context.viewer);
  return { cartVersion: version, store, lines };
}

type Placement = {
  options: PlacementOptions;
  key: OrderKey | null;
  context: QuoteContext;
  /** Of the wallet; null if it is not used, or cannot be. */
  balanceMinor: number | null;
  /** The cart, if this transaction has neither locked nor read it. */
  unread?: FoundCart;
};

async function placeIn(tx: Tx, { preload, ...placement }: Placement & { preload: QuotePreload }): Promise<PlacedOrder> {
  const { options, context } = placement;
  const { orderId, request } = options;
  const { owner } = request;
  const customer = preload.customer === undefined ? await customerFactsOf(tx, owner) : preload.customer;
  const mayBeFirst = owner.kind === 'customer' && customer?.hasOrdered === false;
  // Of a remembered buyer, a statement at the end claims it.
  const isFirstOrder = mayBeFirst && (placement.unread !== undefined || (await claimFirstOrder(tx, owner.id, orderId)));
  const quote = await quoteOrder(tx, request, context, { ...preload, customer, isFirstOrder, isPlacing: true });
  const { balanceMinor } = placement;
  const { store, bill, problems, cashback } = quote;
  if (!store) throw new RefusalError(problems[0] ?? { code: 'cart_empty' });
  const payable = { bill, problems, cashback, cash: cashTermsOf(store) };
  const payment = await firstPaymentOf(tx, { payable, balanceMinor, ...options }, context.viewer.digits);
  return write(tx, { quote, payment, isFirstOrder }, placement);
}

/** Queues all writes for the commit. The conditional stock updates reject an order that is out of stock. */
function write(
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
