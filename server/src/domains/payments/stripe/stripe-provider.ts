import { Check } from 'typebox/value';
import { parseJson } from '../../../platform/parse-json.ts';
import { textOf } from '../../../platform/texts.ts';
import {
  ProviderFault,
  type EventRefusal,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentToStart,
} from '../payment-provider.ts';
import { signatureRefusal } from '../signed-body.ts';
import { createStripeClient, type StripeDeps, type StripeSettings } from './stripe-client.ts';
import { fromStripeAmount, stripeAmount } from './stripe-amount.ts';
import { anySession, madeRefund, paidSession, startedSession, stripeEvent, type PaidSession } from './stripe-shapes.ts';

/** Stripe Checkout: the payer pays on Stripe's page; signed webhooks report the result. */
export function createStripeProvider(settings: StripeSettings, deps: StripeDeps): PaymentProvider {
  const callStripe = createStripeClient(settings, deps);
  return {
    name: 'stripe',
    async start(payment) {
      const { id, url } = await callStripe({
        path: '/v1/checkout/sessions',
        form: sessionForm(payment),
        key: payment.paymentId,
        shape: startedSession,
      });
      return { reference: id, redirectUrl: url };
    },
    async readEvent(rawBody, headers) {
      const { webhookSecret: secret } = settings;
      const header = headers['stripe-signature'];
      return signatureRefusal({ secret, header, now: deps.clock() }, rawBody) ?? eventOf(rawBody);
    },
    async refund({ reference, amountMinor, currency, key }) {
      const { amount, intent } = readMoney(reference, amountMinor, currency);
      const form = { payment_intent: intent, amount: String(amount) };
      try {
        return { reference: (await callStripe({ path: '/v1/refunds', form, key, shape: madeRefund })).id };
      } catch (thrown) {
        // Refunded earlier in Stripe's dashboard, or by a call whose response was lost.
        if (thrown instanceof ProviderFault && thrown.code === 'charge_already_refunded')
          return { reference: 'earlier' };
        throw thrown;
      }
    },
    async close(reference) {
      const path = `/v1/checkout/sessions/${encodeURIComponent(reference)}/expire` as const;
      await callStripe({ path, form: {}, key: `close-${reference}`, shape: anySession });
    },
  };
}

/** Fields of docs.stripe.com/api/checkout/sessions/create. Stripe keeps a session open for a day; we close it earlier. */
function sessionForm(payment: PaymentToStart): Record<string, string> {
  const { paymentId, orderId, amountMinor, currency, digits, returnUrl, cancelUrl, language } = payment;
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    // Stripe has no Arabic page; `auto` uses the browser's language.
    locale: language === 'en' ? 'en' : 'auto',
    'metadata[digits]': String(digits),
    ...(orderId !== null && {
      'metadata[order_id]': String(orderId),
      'payment_intent_data[metadata][order_id]': String(orderId),
    }),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(stripeAmount(amountMinor, currency, digits)),
    'line_items[0][price_data][product_data][name]': nameOf(payment),
  };
}

function nameOf({ orderId, language }: PaymentToStart): string {
  return orderId === null ? textOf('top_up.name', language) : `Order ${orderId}`;
}

function eventOf(rawBody: Buffer): PaymentEvent | EventRefusal {
  const event = parseJson(rawBody.toString('utf8'));
  if (!Check(stripeEvent, event)) return { refused: 'unreadable' };
  const session = event.data.object;
  if (!event.type.startsWith('checkout.session.') || !Check(paidSession, session))
    return { id: event.id, kind: 'other' };
  const kind = kindOf(event.type, session);
  if (kind === 'other') return { id: event.id, kind };
  const currency = session.currency.toUpperCase();
  const digits = Number(session.metadata.digits);
  return {
    id: event.id,
    kind,
    paymentId: session.client_reference_id,
    amountMinor: fromStripeAmount(session.amount_total, currency, digits),
    currency,
    moneyReference: `${intentOf(session)}/${digits}`,
  };
}

/** A completed session may be unpaid: a bank transfer arrives days later with its own event. */
function kindOf(type: string, { payment_status }: PaidSession): 'paid' | 'failed' | 'other' {
  if (type === 'checkout.session.async_payment_succeeded') return 'paid';
  if (type === 'checkout.session.completed') return payment_status === 'paid' ? 'paid' : 'other';
  return type === 'checkout.session.async_payment_failed' || type === 'checkout.session.expired' ? 'failed' : 'other';
}

function intentOf({ payment_intent }: PaidSession): string {
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '');
}

/** Our reference contains the decimals of the charge, so that the refund has the same amount. */
function readMoney(reference: string, amountMinor: number, currency: string): { intent: string; amount: number } {
  const [intent = '', digits = '2'] = reference.split('/');
  return { intent, amount: stripeAmount(amountMinor, currency, Number(digits)) };
}
