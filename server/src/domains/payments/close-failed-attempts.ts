import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentsOf } from './payments.sql.ts';

/** Closes failed attempts at their providers, so that fewer late payments need a refund. */
export async function closeFailedAttempts(
  db: Sql,
  providers: readonly PaymentProvider[],
  orderId: OrderId,
): Promise<void> {
  for (const { status, provider: name, reference } of await paymentsOf(db, orderId)) {
    const provider = providers.find((candidate) => candidate.name === name);
    if (provider && status === 'failed' && reference !== null) await provider.close(reference);
  }
}
