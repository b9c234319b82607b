import type { Language } from '@rialto/contract/http/languages.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { App } from '../../platform/app.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { closeFailedAttempts } from './close-failed-attempts.ts';
import { createProviders, type ProviderSettings } from './create-providers.ts';
import type { OrderHooks } from './order-hooks.ts';
import type { TopUpHooks } from './top-up-hooks.ts';
import { ProviderFault, type ProviderName } from './payment-provider.ts';
import type { PaymentRow } from './payments.sql.ts';
import { receiveEvent } from './receive-event.ts';
import { openSandbox, type Sandbox } from './sandbox/open-sandbox.ts';
import { sendRefunds } from './send-refunds.ts';
import { startPayment } from './start-payment.ts';

export type PaymentSettings = ProviderSettings & {
  publicUrl: string;
  /** How long an unpaid order keeps its stock. */
  holdMinutes: number;
};

export type Payments = {
  /** Payment providers; the first is the default. */
  readonly gateways: readonly ProviderName[];
  /** Uses other keys of Stripe from now on, or none. */
  setStripe(stripe: ProviderSettings['stripe']): void;
  holdUntil(now: Date): Date;
  /** Returns the provider's page; throws a refusal if the provider fails. Not for use inside a transaction. */
  start(payment: PaymentRow, options: { digits: number; language: Language; secret: string }): Promise<string>;
  receive(gateway: ProviderName, message: { rawBody: Buffer; headers: IncomingHttpHeaders }): Promise<void>;
  /** Best effort: a failure is logged and not thrown. */
  closeFailedAttempts(orderId: OrderId): Promise<void>;
  sendRefunds(): Promise<void>;
  connectOrders(hooks: OrderHooks): void;
  connectTopUps(hooks: TopUpHooks): void;
  sandbox: Sandbox | null;
};

export function openPayments(app: App, settings: PaymentSettings): Payments {
  const { http, db, clock } = app;
  let providers = createProviders(app, settings);
  let stripeInUse = JSON.stringify(settings.stripe);
  let orders: OrderHooks | undefined;
  let topUps: TopUpHooks | undefined;
  const deps = () => {
    if (!orders || !topUps) throw new Error('Payments are not connected to orders and top-ups');
    return { db, clock, log: http.log, hooks: { orders, topUps } };
  };
  const providerOf = (name: string) => providers.find((provider) => provider.name === name);
  const refund = () => sendRefunds(deps(), providers);

  return {
    get gateways() {
      return providers.map(({ name }) => name);
    },
    setStripe(stripe) {
      if (JSON.stringify(stripe) === stripeInUse) return;
      stripeInUse = JSON.stringify(stripe);
      providers = createProviders(app, { ...settings, stripe });
    },
    holdUntil: (now) => new Date(now.getTime() + settings.holdMinutes * 60_000),
    async start(payment, { digits, language, secret }) {
      const provider = providerOf(payment.provider);
      if (!provider) throw new RefusalError({ code: 'payment_method_unavailable' });
      return startPayment(db, provider, payment, {
        digits,
        language,
        ...backTo(settings.publicUrl, payment, secret),
      }).catch((thrown: unknown) => {
        if (!(thrown instanceof ProviderFault)) throw thrown;
        http.log.warn({ err: thrown, payment: payment.id }, 'Starting a payment failed');
        throw new RefusalError({ code: 'payment_service_unavailable' });
      });
    },
    async receive(gateway, message) {
      const provider = providerOf(gateway);
      if (!provider) throw new RefusalError({ code: 'not_found' });
      await receiveEvent(deps(), provider, message);
    },
    closeFailedAttempts: (orderId) =>
      closeFailedAttempts(db, providers, orderId).catch((err: unknown) =>
        http.log.info({ err }, 'Closing failed payment attempts failed'),
      ),
    sendRefunds: refund,
    connectOrders: (given) => void (orders = given),
    connectTopUps: (given) => void (topUps = given),
    sandbox: settings.hasSandbox ? openSandbox(app, deliverTo(app)) : null,
  };
}

/** The return page reads the real status from the server, so its `outcome` parameter is only a hint. */
function backTo(publicUrl: string, { orderId }: PaymentRow, secret: string): { returnUrl: string; cancelUrl: string } {
  const target = orderId === null ? 'wallet?top_up' : 'pay?pay_secret';
  const page = `${publicUrl}/${target}=${encodeURIComponent(secret)}`;
  return { returnUrl: `${page}&outcome=success`, cancelUrl: `${page}&outcome=cancel` };
}

/** Posts to the webhook endpoint, as a real provider does. */
function deliverTo({ http }: App) {
  return async ({ body, headers }: { body: string; headers: Record<string, string> }) => {
    const url = '/api/v1/payments/webhook/sandbox';
    return (await http.inject({ method: 'POST', url, payload: body, headers })).statusCode === 200;
  };
}
