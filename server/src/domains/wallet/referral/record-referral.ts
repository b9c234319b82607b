import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { insertReferral } from './referral.sql.ts';

/** Records who invited a new customer. The first delivered order decides about the rewards. */
export async function recordReferral(
  tx: Sql,
  { customerId, referrerId }: { customerId: CustomerId; referrerId: CustomerId },
  now: Date,
): Promise<void> {
  await insertReferral(tx, { customerId, referrerId, now });
}
