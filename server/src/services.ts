import { openServices, type OutsideServices } from './domains/content/content.public.ts';
import type { Payments, PaymentSettings } from './domains/payments/payments.public.ts';
import type { App } from './platform/app.ts';
import type { MessagingSettings } from './platform/messaging/open-messaging.ts';

const STRIPE_URL = 'https://api.stripe.com';

type MachineSettings = {
  messaging: MessagingSettings;
  payments: Pick<PaymentSettings, 'stripe'> & { stripeUrl?: string };
  publicUrl: string;
};

/** Mail, SMS and payment: settings of the machine, otherwise those that the owner made in the console. */
export function openShopServices(app: App, { messaging, payments, publicUrl }: MachineSettings): OutsideServices {
  const { stripe, stripeUrl = STRIPE_URL } = payments;
  return openServices(app, { messaging, stripe, stripeUrl, publicUrl });
}

/** Payments use the keys that the owner has saved, on every node and without a restart. */
export function followStripe({ http, onChange }: App, services: OutsideServices, payments: Payments): void {
  const follow = () =>
    services
      .stripe()
      .then(payments.setStripe, (err: unknown) => http.log.warn({ err }, 'Reading the keys of Stripe failed'));
  onChange('service_settings', () => void follow());
  http.addHook('onReady', follow);
}
