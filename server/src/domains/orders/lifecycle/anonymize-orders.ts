import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { forgetOfflineAnswers } from '../../payments/payments.public.ts';
import { anonymizeOrderRows } from './anonymize-orders.sql.ts';

/** Deletes personal data from a customer's orders and their payments (trust.md D11). */
export async function anonymizeOrdersOf(tx: Sql, customerId: CustomerId): Promise<void> {
  await forgetOfflineAnswers(tx, await anonymizeOrderRows(tx, customerId));
}
