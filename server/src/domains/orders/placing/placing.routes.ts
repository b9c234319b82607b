import * as asking from '@rialto/contract/calls/quotes.ts';
import * as contract from '@rialto/contract/calls/placing.ts';
import type { App } from '../../../platform/app.ts';
import { cleanPicture } from '../../../platform/files/clean-picture.ts';
import { countUploads } from '../../../platform/files/keep-upload.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf } from '../../../platform/http/caller.ts';
import { limitConcurrency } from '../../../platform/limit-concurrency.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Limit } from '../../../platform/throttle/throttle.ts';
import type { Shop } from '../../content/content.public.ts';
import type { Geo } from '../../geo/geo.public.ts';
import type { Payments } from '../../payments/payments.public.ts';
import { applyCoupon } from '../quote/apply-coupon.ts';
import { askedBy } from '../quote/quote-request.ts';
import { countingGuesses, hasUnknownCoupon } from '../quote/coupon-guesses.ts';
import { openOrderNumbers } from './order-numbers.ts';
import { startOrderPayment } from '../payment/pay-order.ts';
import { placeOrder } from './place-order.ts';
import { placePrescription } from './place-prescription.ts';
import { quoteOrder, type QuoteContext } from '../quote/quote-order.ts';
import { appliedCoupon, placedOrder, quoteView } from '../quote/quote.view.ts';
import { readMethods } from '../quote/read-methods.ts';

export type Ordering = { shop: Shop; geo: Pick<Geo, 'zones'>; payments: Payments };
type ContextOf = (call: { viewer: () => Promise<Viewer> }) => Promise<QuoteContext>;

const MOST_PICTURES = 3;
const ofBuyer: Limit = { name: 'place', most: 10, perMs: 60_000, kind: 'pace' };
const ofGuestAddress: Limit = { name: 'place guest address', most: 60, perMs: 3_600_000, kind: 'pace' };

export function placingRoutes(app: App, { shop, geo, payments }: Ordering): void {
  const contextOf: ContextOf = async (call) => {
    const [viewer, settings] = await Promise.all([call.viewer(), shop.settings()]);
    return { viewer, settings, geo };
  };
  // Fewer than the database has connections: a rush of buyers waits here, and browsing goes on (trust.md T112).
  const limited = limitConcurrency({ concurrency: 8, maxQueued: 5_000 });
  const numbers = openOrderNumbers(app.db);
  quoteRoutes(app, payments, contextOf);

  bind(app, contract.placeOrder, async (call) => {
    const { body, scope, db, ip } = call;
    const owner = ownerOf(call);
    await pace(app, owner, ip);
    const context = await contextOf(call);
    const placing = {
      orderId: await numbers.take(),
      asked: askedBy(owner, body),
      body,
      key: scope.idempotencyKey,
      hasGateways: payments.gateways.length > 0,
      holdUntil: payments.holdUntil(context.viewer.now),
    };
    const placed = await countingGuesses(app.throttle, placing.asked, ip, () =>
      limited(() => placeOrder(db, placing, context)),
    );
    const wish = { orderId: placed.orderId, payer: owner, gateway: body.gateway };
    const isDigital = placed.paymentMethod === 'digital_payment';
    const redirect = isDigital ? await startOrderPayment({ db, payments }, context.viewer, wish) : null;
    return placedOrder(placed, context.viewer, redirect);
  });

  bind(app, contract.placePrescription, async (call) => {
    const { body, scope, db, ip } = call;
    const owner = ownerOf(call);
    const sent = call.files['order_attachment'] ?? [];
    if (sent.length === 0) throw new RefusalError({ code: 'prescription_missing' });
    if (sent.length > MOST_PICTURES) throw new RefusalError({ code: 'prescription_too_many' });
    await pace(app, owner, ip);
    await countUploads(app.throttle, owner, sent);
    const pictures = await Promise.all(sent.map((bytes) => cleanPicture(bytes, 'prescription')));
    const context = await contextOf(call);
    const orderId = await numbers.take();
    const placing = { orderId, owner, body, pictures, key: scope.idempotencyKey };
    const placed = await limited(() => placePrescription(db, placing, context));
    return placedOrder(placed, context.viewer, null);
  });
}

function quoteRoutes(app: App, payments: Payments, contextOf: ContextOf): void {
  bind(app, asking.quoteOrder, async (call) => {
    const context = await contextOf(call);
    const asked = askedBy(ownerOf(call), call.body);
    const work = () => quoteOrder(call.db, asked, context);
    const quote = await countingGuesses(app.throttle, asked, call.ip, work, hasUnknownCoupon);
    const methods = await readMethods(call.db, quote, payments.gateways.length > 0);
    return quoteView(quote, methods, context);
  });
  bind(app, asking.applyCoupon, async (call) => {
    const context = await contextOf(call);
    const owner = ownerOf(call);
    const { code } = call.query;
    const applied = await countingGuesses(app.throttle, { owner, couponCode: code }, call.ip, () =>
      applyCoupon(call.db, owner, code, context),
    );
    return appliedCoupon(applied, context.viewer);
  });
}

async function pace({ throttle }: App, owner: Owner, ip: string): Promise<void> {
  await throttle.attempt(ofBuyer, `${owner.kind} ${owner.id}`);
  if (owner.kind === 'guest') await throttle.attempt(ofGuestAddress, ip);
}
