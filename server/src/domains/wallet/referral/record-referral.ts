import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { publish } from '../../../platform/events/publish.ts';
import { referralJoined } from './referral.events.ts';
import { insertReferral } from './referral.sql.ts';

/** Records who invited a new customer, and announces it. The first delivered order decides about the rewards. */
export async function recordReferral(
  tx: Sql,
  { customerId, referrerId }: { customerId: CustomerId; referrerId: CustomerId },
  now: Date,
): Promise<void> {
  await insertReferral(tx, { customerId, referrerId, now });
  await publish(tx, referralJoined, { customerId, referrerId });
}
