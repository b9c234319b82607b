import type { Sql } from '@rialto/database/sql.ts';
import { randomBytes } from 'node:crypto';
import { RefusalError } from '../../platform/refuse.ts';
import type { ProviderName } from './payment-provider.ts';
import { failOpen, insertPayment, paymentsOf, type PaymentRow } from './payments.sql.ts';

/** Enough for anybody who tries to pay; more is somebody playing with a provider. */
const MOST_ATTEMPTS = 20;

type Wanted = { orderId: number; provider: ProviderName; amountMinor: number; currency: string; now: Date };

/**
 * One more attempt to pay, or the one that is still open with this provider, so that a double click does not make two.
 * Attempts with others are given up: one of them at most should be paid. The order's row is locked.
 */
export async function beginPayment(tx: Sql, wanted: Wanted): Promise<PaymentRow> {
  const { orderId, provider, amountMinor } = wanted;
  const earlier = await paymentsOf(tx, orderId);
  const open = earlier.find(
    (payment) => payment.status === 'open' && payment.provider === provider && payment.amountMinor === amountMinor,
  );
  await failOpen(tx, orderId, open?.id ?? null);
  if (open) return open;
  if (earlier.length >= MOST_ATTEMPTS) throw new RefusalError({ code: 'too_many_requests' });
  return insertPayment(tx, { ...wanted, id: newPaymentId(), status: 'open' });
}

/** Not to be guessed, because who knows it may answer for it in the sandbox. */
export function newPaymentId(): string {
  return randomBytes(16).toString('hex');
}
