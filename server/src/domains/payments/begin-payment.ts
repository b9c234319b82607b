import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { randomBytes } from 'node:crypto';
import { RefusalError } from '../../platform/refuse.ts';
import type { ProviderName } from './payment-provider.ts';
import { failOpenPayments, insertPayment, paymentsOf, type PaymentRow } from './payments.sql.ts';

/** Limits the sessions that one order can open at a provider. */
const MOST_ATTEMPTS = 20;

type NewAttempt = { orderId: OrderId; provider: ProviderName; amountMinor: number; currency: string; now: Date };

/**
 * Returns the open attempt with this provider, or creates one, and fails open attempts with other providers. The caller
 * has locked the order, so a double click creates one attempt.
 */
export async function beginPayment(tx: Sql, newAttempt: NewAttempt): Promise<PaymentRow> {
  const { orderId, provider, amountMinor } = newAttempt;
  const earlier = await paymentsOf(tx, orderId);
  const open = earlier.find(
    (payment) => payment.status === 'open' && payment.provider === provider && payment.amountMinor === amountMinor,
  );
  await failOpenPayments(tx, orderId, open?.id ?? null);
  if (open) return open;
  if (earlier.length >= MOST_ATTEMPTS) throw new RefusalError({ code: 'too_many_requests' });
  return insertPayment(tx, { ...newAttempt, topUpId: null, id: newPaymentId(), status: 'open' });
}

type NewTopUpPayment = { topUpId: number; provider: ProviderName; amountMinor: number; currency: string; now: Date };

/** The payment of money for a wallet. */
export function beginTopUpPayment(tx: Sql, payment: NewTopUpPayment): Promise<PaymentRow> {
  return insertPayment(tx, { ...payment, orderId: null, id: newPaymentId(), status: 'open' });
}

/** Random, because the id alone gives access to the payment in the sandbox. */
export function newPaymentId(): string {
  return randomBytes(16).toString('hex');
}
