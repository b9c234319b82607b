import { answerPrice as contract } from '@rialto/contract/calls/orders.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf } from '../../../platform/http/caller.ts';
import { textOf } from '../../../platform/texts.ts';
import { minorOf } from '../../../platform/wire-values.ts';
import type { Payments } from '../../payments/payments.public.ts';
import { requireOwnOrder } from '../lifecycle/require-own-order.ts';
import { answerPrice } from './answer-price.ts';

/** The customer's answer to the price of a prescription. */
export function prescriptionRoutes(app: App, payments: Pick<Payments, 'holdUntil'>): void {
  bind(app, contract, async (call) => {
    const { order_id: orderId, decision, order_amount: seen, payment_method: method = 'cash_on_delivery' } = call.body;
    const owner = ownerOf(call);
    const { language } = call.scope;
    const now = app.clock();
    const { currency } = await requireOwnOrder(call.db, owner, orderId);
    const seenMinor = minorOf(seen, (await call.viewer()).currencyOf(currency).digits);
    const answer =
      decision === 'decline'
        ? ({ kind: 'decline', reason: 'price_declined' } as const)
        : ({ kind: 'accept', payment: { method, holdUntil: payments.holdUntil(now) } } as const);
    await answerPrice(call.db, { owner, orderId, seenMinor, decision: answer, now });
    return {
      message: decision === 'accept' ? textOf('order.price_accepted', language) : textOf('order.canceled', language),
    };
  });
}
