import type { ApiSettings } from '@rialto/server/api.ts';
import { isProduction, type Settings } from './settings.ts';

/** Who takes money. The sandbox takes none, so outside of a demo it must be asked for by name. */
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
