import type { App } from '../../platform/app.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import type { StripeSettings } from './stripe/stripe-client.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

/** What each provider needs; a provider without settings is not offered. */
export type ProviderSettings = { hasSandbox: boolean; stripe: StripeSettings | null };

/** Every provider that is configured; the first is the default. A new provider is added here. */
export function createProviders(
  { db, clock }: App,
  { hasSandbox, stripe, publicUrl }: ProviderSettings & { publicUrl: string },
): PaymentProvider[] {
  return [
    ...(stripe ? [createStripeProvider(stripe, { clock })] : []),
    ...(hasSandbox ? [createSandboxProvider({ db, clock, publicUrl })] : []),
  ];
}
