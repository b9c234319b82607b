import type { Language } from '@rialto/contract/http/languages.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { rememberStarted, type PaymentRow } from './payments.sql.ts';

type Starting = { digits: number; language: Language; returnUrl: string; cancelUrl: string };

/**
 * Where the payer goes. The provider is asked outside of any transaction, under the payment's id, so that asking again
 * gives the same; its message may be here before its answer is.
 */
export async function startPayment(
  db: Sql,
  provider: PaymentProvider,
  payment: PaymentRow,
  starting: Starting,
): Promise<string> {
  if (payment.redirectUrl !== null) return payment.redirectUrl;
  const { id, orderId, amountMinor, currency } = payment;
  const started = await provider.start({ paymentId: id, orderId, amountMinor, currency, ...starting });
  await rememberStarted(db, id, started.reference, started.redirectUrl);
  return started.redirectUrl;
}
