import * as contract from '@rialto/contract/calls/order-payments.ts';
import type { App } from '../../../platform/app.ts';
import { cleanPicture } from '../../../platform/files/clean-picture.ts';
import { countUploads } from '../../../platform/files/keep-upload.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf } from '../../../platform/http/caller.ts';
import { textOf } from '../../../platform/texts.ts';
import type { Shop } from '../../content/content.public.ts';
import { orderOfLink, type Payments } from '../../payments/payments.public.ts';
import { orderPayment } from './order-payment.view.ts';
import { payOrder, type Paying } from './pay-order.ts';
import { readAnswers } from './read-answers.ts';
import { readOrderPayment } from './read-order-payment.ts';
import { orderHooks } from './settle-payment.ts';
import { switchPayment } from './switch-payment.ts';
import { tellOfflinePayment } from './report-offline-payment.ts';

/** Paying for an order that stands: by its owner, or by its link on any device. */
export function orderPaymentRoutes(app: App, payments: Payments, shop: Shop): void {
  payments.connectOrders(orderHooks);
  const paying: Paying = { db: app.db, clock: app.clock, payments, shop };
  ownerRoutes(app, paying);
  linkRoutes(app, paying);
}

function ownerRoutes(app: App, paying: Paying): void {
  const { payments, shop } = paying;
  bind(app, contract.readOrderPayment, async (call) => {
    const order = await readOrderPayment(paying, { orderId: call.query.order_id, payer: ownerOf(call) });
    return orderPayment(order, await shop.settings(), payments);
  });
  bind(app, contract.payOrder, async (call) => {
    const { order_id: orderId, gateway } = call.body;
    const { language } = call.scope;
    return paidReply(await payOrder(paying, { orderId, payer: ownerOf(call), gateway, language }));
  });
  bind(app, contract.switchPaymentMethod, (call) => {
    const { order_id: orderId, payment_method: method = 'cash_on_delivery' } = call.body;
    const { language, idempotencyKey: key } = call.scope;
    return switchPayment(paying, { orderId, payer: ownerOf(call), method, key, language });
  });
  bind(app, contract.tellOfflinePayment, async (call) => {
    const { order_id: orderId, method_id: methodId, answers } = call.body;
    const owner = ownerOf(call);
    const sent = call.files['proof'] ?? [];
    await countUploads(app.throttle, owner, sent);
    const [proof = null] = await Promise.all(sent.map((bytes) => cleanPicture(bytes, 'proof')));
    await tellOfflinePayment(paying, { orderId, owner, methodId, answers: readAnswers(answers), proof });
    return { message: textOf('payment.told', call.scope.language) };
  });
}

function linkRoutes(app: App, paying: Paying): void {
  const { db, payments, shop } = paying;
  bind(app, contract.readPayLink, async ({ query }) => {
    const order = await readOrderPayment(paying, { orderId: await orderOfLink(db, query.pay_secret), payer: 'link' });
    return orderPayment(order, await shop.settings(), payments);
  });
  bind(app, contract.payByLink, async ({ body, scope: { language } }) => {
    const orderId = await orderOfLink(db, body.pay_secret);
    return paidReply(await payOrder(paying, { orderId, payer: 'link', gateway: body.gateway, language }));
  });
  bind(app, contract.switchToCashByLink, async ({ body, scope: { language } }) => {
    const orderId = await orderOfLink(db, body.pay_secret);
    return switchPayment(paying, { orderId, payer: 'link', method: 'cash_on_delivery', key: null, language });
  });
}

function paidReply({ redirectUrl, payBefore }: { redirectUrl: string; payBefore: Date }) {
  return { redirect_link: redirectUrl, pay_before: payBefore.toISOString() };
}
