import { expect, test } from 'vitest';
import { paymentSettings } from './payment-settings.ts';
import { BadSetting, readSettings } from './settings.ts';

const made = (environment: Record<string, string>) => paymentSettings(readSettings(environment));

test('T124 test payments are on in a demo and must be enabled explicitly in production', () => {
  const stripeUrl = 'https://api.stripe.com';
  expect(made({})).toEqual({ holdMinutes: 15, hasSandbox: true, stripe: null, stripeUrl });
  expect(made({ DEMO: '0' }).hasSandbox).toBe(false);
  expect(made({ NODE_ENV: 'production' }).hasSandbox).toBe(false);
  expect(made({ NODE_ENV: 'production', PAYMENT_SANDBOX: '1' }).hasSandbox).toBe(true);
  expect(made({ PAYMENT_SANDBOX: '0' }).hasSandbox).toBe(false);
});

test('Stripe needs both of its secrets; one alone is refused', () => {
  expect(made({ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', PAYMENT_HOLD_MINUTES: '30' })).toMatchObject({
    holdMinutes: 30,
    stripe: { secretKey: 'sk', webhookSecret: 'wh', baseUrl: 'https://api.stripe.com' },
  });
  expect(() => made({ STRIPE_SECRET_KEY: 'sk' })).toThrow(BadSetting);
  expect(() => made({ STRIPE_WEBHOOK_SECRET: 'wh' })).toThrow(BadSetting);
});
