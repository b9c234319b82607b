import type { Language } from '@rialto/contract/http/languages.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { storeRedirect, type PaymentRow } from './payments.sql.ts';

type StartOptions = { digits: number; language: Language; returnUrl: string; cancelUrl: string };

/**
 * Returns the provider's page for a payment. The call runs outside any transaction and uses the payment id as
 * idempotency key; the webhook may arrive before the response.
 */
export async function startPayment(
  db: Sql,
  provider: PaymentProvider,
  payment: PaymentRow,
  options: StartOptions,
): Promise<string> {
  if (payment.redirectUrl !== null) return payment.redirectUrl;
  const { id, orderId, amountMinor, currency } = payment;
  const started = await provider.start({ paymentId: id, orderId, amountMinor, currency, ...options });
  await storeRedirect(db, id, started.reference, started.redirectUrl);
  return started.redirectUrl;
}
