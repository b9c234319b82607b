import * as contract from '@rialto/contract/calls/order-payments.ts';
import type { App } from '../../../platform/app.ts';
import { cleanPicture } from '../../../platform/files/clean-picture.ts';
import { countUploads } from '../../../platform/files/keep-upload.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf } from '../../../platform/http/caller.ts';
import { textOf } from '../../../platform/texts.ts';
import type { Shop } from '../../content/content.public.ts';
import { requireOrderOfPayLink, type Payments } from '../../payments/payments.public.ts';
import { orderPayment } from './order-payment.view.ts';
import { payOrder, type PaymentDeps } from './pay-order.ts';
import { readAnswers } from './read-answers.ts';
import { readOrderPayment } from './read-order-payment.ts';
import { orderHooks } from './settle-payment.ts';
import { switchPayment, switchToWallet } from './switch-payment.ts';
import { reportOfflinePayment } from './report-offline-payment.ts';

/** Paying for a placed order, by its owner or by its payment link. */
export function orderPaymentRoutes(app: App, payments: Payments, shop: Pick<Shop, 'settings'>): void {
  payments.connectOrders(orderHooks);
  const deps: PaymentRouteDeps = { db: app.db, payments, shop };
  ownerRoutes(app, deps);
  linkRoutes(app, deps);
}

type PaymentRouteDeps = PaymentDeps & { shop: Pick<Shop, 'settings'> };

function ownerRoutes(app: App, deps: PaymentRouteDeps): void {
  bind(app, contract.readOrderPayment, async (call) => {
    const [viewer, settings] = await Promise.all([call.viewer(), deps.shop.settings()]);
    const { order_id: orderId } = call.query;
    const order = await readOrderPayment(deps.db, { orderId, payer: ownerOf(call), settings, now: viewer.now });
    return orderPayment(order, viewer, deps.payments);
  });
  bind(app, contract.payOrder, async (call) => {
    const { order_id: orderId, gateway } = call.body;
    return paidReply(await payOrder(deps, await call.viewer(), { orderId, payer: ownerOf(call), gateway }));
  });
  bind(app, contract.switchPaymentMethod, async (call) => {
    const { order_id: orderId, payment_method: method = 'cash_on_delivery', gateway } = call.body;
    const { idempotencyKey: key } = call.scope;
    const [viewer, settings] = await Promise.all([call.viewer(), deps.shop.settings()]);
    const request = { orderId, payer: ownerOf(call), gateway, key };
    if (method !== 'wallet' && call.body.partial_payment !== 1)
      return switchPayment(deps, viewer, { ...request, method });
    const { wallet_amount: seen } = call.body;
    return switchToWallet(deps, viewer, { ...request, method, seen, settings, now: viewer.now });
  });
  bind(app, contract.reportOfflinePayment, async (call) => {
    const { order_id: orderId, method_id: methodId, answers } = call.body;
    const owner = ownerOf(call);
    const files = call.files['proof'] ?? [];
    await countUploads(app.throttle, owner, files);
    const [proof = null] = await Promise.all(files.map((bytes) => cleanPicture(bytes, 'proof')));
    const now = call.clock();
    await reportOfflinePayment(deps.db, { orderId, owner, methodId, answers: readAnswers(answers), proof, now });
    return { message: textOf('payment.told', call.scope.language) };
  });
}

function linkRoutes(app: App, deps: PaymentRouteDeps): void {
  const { db, payments, shop } = deps;
  bind(app, contract.readPayLink, async (call) => {
    const orderId = await requireOrderOfPayLink(db, call.query.pay_secret);
    const [viewer, settings] = await Promise.all([call.viewer(), shop.settings()]);
    const order = await readOrderPayment(db, { orderId, payer: 'link', settings, now: viewer.now });
    return orderPayment(order, viewer, payments);
  });
  bind(app, contract.payByLink, async ({ viewer, body }) => {
    const orderId = await requireOrderOfPayLink(db, body.pay_secret);
    return paidReply(await payOrder(deps, await viewer(), { orderId, payer: 'link', gateway: body.gateway }));
  });
  bind(app, contract.switchToCashByLink, async ({ viewer, body }) => {
    const orderId = await requireOrderOfPayLink(db, body.pay_secret);
    return switchPayment(deps, await viewer(), { orderId, payer: 'link', method: 'cash_on_delivery', key: null });
  });
}

function paidReply({ redirectUrl, payBefore }: { redirectUrl: string; payBefore: Date }) {
  return { redirect_link: redirectUrl, pay_before: payBefore.toISOString() };
}
