import type { Sql } from '@rialto/database/sql.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentsOf } from './payments.sql.ts';

/** Asks the providers to take no money any more for attempts that were given up, so that less has to be sent back. */
export async function closeGivenUp(db: Sql, providers: readonly PaymentProvider[], orderId: number): Promise<void> {
  for (const { status, provider: name, reference } of await paymentsOf(db, orderId)) {
    const provider = providers.find((one) => one.name === name);
    if (provider && status === 'failed' && reference !== null) await provider.close(reference);
  }
}
