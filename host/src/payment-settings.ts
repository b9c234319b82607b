import type { ApiSettings } from '@rialto/server/api.ts';
import { isProduction, type Settings } from './settings.ts';

/** The payment providers. The sandbox takes no money, so outside a demo it must be enabled explicitly. */
export function paymentSettings(settings: Settings): ApiSettings['payments'] {
  const { PAYMENT_HOLD_MINUTES, PAYMENT_SANDBOX, DEMO, STRIPE_URL } = settings;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  const isDemo = DEMO === 1 && !isProduction(settings);
  return {
    holdMinutes: PAYMENT_HOLD_MINUTES,
    hasSandbox: PAYMENT_SANDBOX === undefined ? isDemo : PAYMENT_SANDBOX === 1,
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret, baseUrl: STRIPE_URL } : null,
  };
}
