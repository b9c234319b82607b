import type { ApiSettings } from '@rialto/server/api.ts';
import Type, { type Static, type TObject } from 'typebox';

/** The settings of payments, with their defaults; part of the list in settings.ts. */
export const paymentVariables = {
  PAYMENT_HOLD_MINUTES: Type.Integer({ minimum: 1, maximum: 1440, default: 15 }),
  PAYMENT_SANDBOX: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  STRIPE_SECRET_KEY: Type.Optional(Type.String({ minLength: 1 })),
  STRIPE_WEBHOOK_SECRET: Type.Optional(Type.String({ minLength: 1 })),
  STRIPE_URL: Type.String({ pattern: '^https?://', default: 'https://api.stripe.com' }),
};
type PaymentVariables = Static<TObject<typeof paymentVariables>>;

/** Why the settings of payments cannot be used together; null if they can. */
export function paymentProblem({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: PaymentVariables): string | null {
  if (!STRIPE_SECRET_KEY === !STRIPE_WEBHOOK_SECRET) return null;
  return 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together or not at all.';
}

/** The payment providers. The sandbox takes no money, so outside a demo it must be enabled explicitly. */
export function paymentSettings(
  settings: PaymentVariables & { NODE_ENV: string; DEMO: number },
): ApiSettings['payments'] {
  const { PAYMENT_HOLD_MINUTES, PAYMENT_SANDBOX, DEMO, NODE_ENV, STRIPE_URL } = settings;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  const isDemo = DEMO === 1 && NODE_ENV !== 'production';
  return {
    holdMinutes: PAYMENT_HOLD_MINUTES,
    hasSandbox: PAYMENT_SANDBOX === undefined ? isDemo : PAYMENT_SANDBOX === 1,
    stripeUrl: STRIPE_URL,
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret, baseUrl: STRIPE_URL } : null,
  };
}
