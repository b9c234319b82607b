import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { findWallet, type Wallet } from '../ledger/ledger.sql.ts';
import { findTopUp, type TopUp } from './top-ups.sql.ts';

/** A top-up of the customer and the wallet. One of somebody else is reported as unknown. */
export async function readTopUp(
  db: Sql,
  customerId: CustomerId,
  secret: string,
): Promise<{ topUp: TopUp; wallet: Wallet }> {
  const topUp = await findTopUp(db, customerId, secret);
  if (!topUp) throw new RefusalError({ code: 'top_up_unknown' });
  return { topUp, wallet: await findWallet(db, customerId) };
}
