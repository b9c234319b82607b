import { placeOrder as contract } from '@rialto/contract/calls/placing.ts';
import { inOrder, inTransaction, type Sql, type Tx } from '@rialto/database/sql.ts';
import { bodyHash } from '../../../platform/idempotency/body-hash.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import { RefusalError, throwRefusalOf } from '../../../platform/refuse.ts';
import { lockAndFindCart, lockAndFindUnchangedCart, priceCart, type CartSnapshot } from '../../cart/cart.public.ts';
import type { OrderContents } from '../quote/order-contents.ts';
import { findBalance } from '../money/find-balance.ts';
import { claimFirstOrder, customerFactsOf } from '../customer-facts.sql.ts';
import { firstPaymentOf } from './first-payment.ts';
import { DUPLICATE_KEY_CONSTRAINT } from './place.sql.ts';
import { findPlacedOrder, type PlacedOrder } from './placed-order.ts';
import { cashTermsOf } from '../quote/payment-methods.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import { quoteOrder, type QuotePreload } from '../quote/quote-order.ts';
import type { RememberedBuyer } from './remembered-buyers.ts';
import { onWalletChange, usesWallet } from './wallet-part.ts';
import { writeOrder, type Placement, type PlacementOptions } from './write-order.ts';

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
  return writeOrder(tx, { quote, payment, isFirstOrder }, placement);
}
