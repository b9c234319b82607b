import { Check } from 'typebox/value';
import { parseJson } from '../../../platform/parse-json.ts';
import {
  ProviderFault,
  type EventRefusal,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentToStart,
} from '../payment-provider.ts';
import { signatureRefusal } from '../signed-body.ts';
import { askStripe, type StripeDeps, type StripeSettings } from './ask-stripe.ts';
import { fromStripeAmount, stripeAmount } from './stripe-amount.ts';
import { anySession, madeRefund, paidSession, startedSession, stripeEvent, type PaidSession } from './stripe-shapes.ts';

/** Stripe Checkout: the payer leaves for Stripe's own page; what happened there is told by signed webhooks. */
export function createStripeProvider(settings: StripeSettings, deps: StripeDeps): PaymentProvider {
  const ask = askStripe(settings, deps);
  return {
    name: 'stripe',
    async start(wanted) {
      const { id, url } = await ask({
        path: '/v1/checkout/sessions',
        form: sessionForm(wanted),
        key: wanted.paymentId,
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
        return { reference: (await ask({ path: '/v1/refunds', form, key, shape: madeRefund })).id };
      } catch (thrown) {
        // Sent before by a hand or a process that could not say so any more.
        if (thrown instanceof ProviderFault && thrown.code === 'charge_already_refunded')
          return { reference: 'earlier' };
        throw thrown;
      }
    },
    async close(reference) {
      const path = `/v1/checkout/sessions/${encodeURIComponent(reference)}/expire` as const;
      await ask({ path, form: {}, key: `close-${reference}`, shape: anySession });
    },
  };
}

/** Names as in docs.stripe.com/api/checkout/sessions/create. Without expires_at Stripe waits a day; we close earlier. */
function sessionForm(wanted: PaymentToStart): Record<string, string> {
  const { paymentId, orderId, amountMinor, currency, digits, returnUrl, cancelUrl, language } = wanted;
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    // Stripe's page has no Arabic; `auto` follows the payer's browser.
    locale: language === 'en' ? 'en' : 'auto',
    'metadata[digits]': String(digits),
    'metadata[order_id]': String(orderId),
    'payment_intent_data[metadata][order_id]': String(orderId),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(stripeAmount(amountMinor, currency, digits)),
    'line_items[0][price_data][product_data][name]': `Order ${orderId}`,
  };
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

/** A session that is completed may still be unpaid: a bank transfer, for one, arrives days later with its own event. */
function kindOf(type: string, { payment_status }: PaidSession): 'paid' | 'failed' | 'other' {
  if (type === 'checkout.session.async_payment_succeeded') return 'paid';
  if (type === 'checkout.session.completed') return payment_status === 'paid' ? 'paid' : 'other';
  return type === 'checkout.session.async_payment_failed' || type === 'checkout.session.expired' ? 'failed' : 'other';
}

function intentOf({ payment_intent }: PaidSession): string {
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '');
}

/** Our reference of the money holds the decimals it was charged with, so that the same amount goes back. */
function readMoney(reference: string, amountMinor: number, currency: string): { intent: string; amount: number } {
  const [intent = '', digits = '2'] = reference.split('/');
  return { intent, amount: stripeAmount(amountMinor, currency, Number(digits)) };
}
