import type { Body } from '@rialto/contract/http/endpoint.ts';
import { placeOrder as contract } from '@rialto/contract/calls/placing.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { atCommit, inOrder, inTransaction, type Sql, type Tx } from '@rialto/database/sql.ts';
import { amount, minorOf } from '../../../platform/wire-values.ts';
import { publish } from '../../../platform/events/publish.ts';
import { bodyHash } from '../../../platform/idempotency/body-hash.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import { RefusalError, throwRefusalOf } from '../../../platform/refuse.ts';
import { emptyCart, fillCart, lockAndFindCart, type LookedCart } from '../../cart/cart.public.ts';
import { useCoupon } from '../../promotions/promotions.public.ts';
import type { Basket } from '../quote/basket.ts';
import { claimFirstOrder, customerFactsOf } from '../customer-facts.sql.ts';
import { addressOf, contactOf } from './destination.ts';
import { newLines } from './new-lines.ts';
import { orderPlaced } from '../orders.events.ts';
import { paymentMethods } from '../quote/payment-methods.ts';
import { hasOfflineMethods, insertOrder, keyTaken, type NewOrder, type OrderKey } from './place.sql.ts';
import { placedBefore, type PlacedOrder } from './placed-order.ts';
import { quoteOrder, type Asked, type Known, type Quote, type QuoteContext } from '../quote/quote-order.ts';
import { takeStockOf } from './take-stock.ts';

export type Placing = {
  orderId: OrderId;
  asked: Asked;
  body: Body<typeof contract>;
  key: string | null;
  hasGateways: boolean;
  holdUntil: Date;
};

/**
 * Places an order: all of it or nothing, and once (CHK-10). The price is worked out again from the tables and held
 * against the total that was confirmed; stock, sale, coupon and first-order discount are taken by conditional changes;
 * the cart is consumed. Locks come in one order for everybody: cart or key, first order, stock by id, coupon.
 */
export function placeOrder(db: Sql, placing: Placing, context: QuoteContext): Promise<PlacedOrder> {
  const { asked, body } = placing;
  const { owner, source } = asked;
  const key = placing.key === null ? null : { key: placing.key, hash: bodyHash(body) };
  // Without a cart to consume, nothing but the key tells a retry from a second order.
  if (source !== 'cart' && key === null) throw new RefusalError({ code: 'key_required' });
  const place = async (tx: Tx, withStock = true) => {
    // A retry waits for the first attempt at the lock of the cart, and then finds its order.
    const [cart, customer, before] = await inOrder(tx, [
      source === 'cart' && ((tx) => lockAndFindCart(tx, owner, withStock)),
      source === 'cart' && ((tx) => customerFactsOf(tx, owner)),
      (tx) => placedBefore(tx, owner, key),
    ]);
    if (before) return before;
    const seen = cart === false || customer === false ? {} : { customer, basket: await basketOf(tx, cart, context) };
    return placeIn(tx, { placing, key, context, seen });
  };
  const attempt = { owner, endpoint: contract, key: placing.key, body, now: context.viewer.now };
  const run = (work: (tx: Tx) => Promise<PlacedOrder>) =>
    inTransaction(db, work, { repeatsOn: keyTaken }).catch(throwRefusalOf);
  // Without a cart to wait at, it waits at the key.
  if (source !== 'cart') return run((tx) => withIdempotencyKey(tx, attempt, () => place(tx)));
  // What is taken and is not there is refused by the shelf itself. So nobody looks at the shelves before, and who is
  // refused, for whatever reason, is told why after a look.
  return run((tx) => place(tx, false)).catch((error: unknown) => {
    if (!(error instanceof RefusalError)) throw error;
    return run((tx) => place(tx));
  });
}

async function basketOf(tx: Tx, cart: LookedCart | null, context: QuoteContext): Promise<Basket> {
  const { version, store, lines } = await fillCart(tx, cart, context.viewer);
  return { cartVersion: version, store, lines };
}

type Work = { placing: Placing; key: OrderKey | null; context: QuoteContext; seen: Known };

async function placeIn(tx: Tx, { placing, key, context, seen }: Work): Promise<PlacedOrder> {
  const { orderId, asked } = placing;
  const { owner } = asked;
  const customer = seen.customer === undefined ? await customerFactsOf(tx, owner) : seen.customer;
  const mayBeFirst = owner.kind === 'customer' && customer?.hasOrdered === false;
  const isFirstOrder = mayBeFirst && (await claimFirstOrder(tx, owner.id, orderId));
  const quote = await quoteOrder(tx, asked, context, { ...seen, customer, isFirstOrder });
  await refuseUnlessPayable(tx, quote, placing, context);
  return write(tx, { quote, placing, key, context });
}

/** Refuses whatever stands in the way, a total that is not the one confirmed, and a way to pay that is closed. */
async function refuseUnlessPayable(tx: Sql, quote: Quote, placing: Placing, context: QuoteContext): Promise<void> {
  const { digits } = context.viewer;
  const [problem] = quote.problems;
  const { store, bill } = quote;
  if (problem || !store) throw new RefusalError(problem ?? { code: 'cart_empty' });
  const totalMinor = bill.total.minor;
  if (minorOf(placing.body.order_amount, digits) !== totalMinor)
    throw new RefusalError({ code: 'price_changed', details: { order_amount: amount(totalMinor, digits) } });
  const { hasGateways, body } = placing;
  const hasOffline = body.payment_method === 'offline_payment' && (await hasOfflineMethods(tx));
  const methods = paymentMethods({ store, totalMinor, hasGateways, hasOffline });
  const wanted = methods.find(({ method }) => method === body.payment_method);
  if (!wanted || wanted.refusal) throw new RefusalError(wanted?.refusal ?? { code: 'payment_method_unavailable' });
}

type Writing = { quote: Quote; placing: Placing; key: OrderKey | null; context: QuoteContext };

/** Hands all changes of the order to the commit; what is out of stock is refused in the database. */
function write(tx: Tx, { quote, placing, key, context }: Writing): PlacedOrder {
  const { orderId, asked, body } = placing;
  const { store, bill, coupon, reach, cartVersion } = quote;
  if (!store) throw new RefusalError({ code: 'cart_empty' });
  const { settings } = context;
  const { now } = context.viewer;
  const lines = newLines(quote);
  const contact = contactOf(body, quote.customer, settings.country);
  const holdUntil = body.payment_method === 'cash_on_delivery' ? null : placing.holdUntil;
  const order: NewOrder = {
    ...{ id: orderId, owner: asked.owner, key, cartVersion, store, bill, contact, holdUntil, now },
    orderType: asked.orderType,
    source: asked.source,
    currency: settings.currency.code,
    isPriced: true,
    distanceMetres: reach?.metres ?? null,
    address: asked.orderType === 'delivery' ? addressOf(body) : null,
    scheduleAt: asked.scheduleAt,
    note: body.order_note?.trim() || null,
    coupon: coupon && { id: coupon.id, code: coupon.code },
    paymentMethod: body.payment_method,
  };
  const placed: PlacedOrder = {
    ...{ orderId, totalMinor: bill.total.minor, paymentMethod: body.payment_method, contactNumber: contact.number },
    holdUntil: holdUntil && holdUntil.toISOString(),
  };
  atCommit(tx, [
    (tx) => takeStockOf(tx, lines),
    (tx) => insertOrder(tx, order, lines),
    coupon && ((tx) => useCoupon(tx, { coupon, owner: asked.owner, orderId, now })),
    (tx) => publish(tx, orderPlaced, { orderId }),
    cartVersion !== null && ((tx) => emptyCart(tx, asked.owner, now)),
  ]);
  return placed;
}
