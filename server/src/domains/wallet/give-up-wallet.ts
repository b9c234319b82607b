import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { amount } from '../../platform/wire-values.ts';
import { lockWallet, move } from './ledger/ledger.sql.ts';

type WalletClosing = { customerId: CustomerId; hasAgreed: boolean; digits: number; now: Date };

/**
 * Empties the wallet of an account that is being deleted. Money is given up only if the customer agreed, points always
 * (MON-07).
 */
export async function giveUpWallet(tx: Sql, { customerId, hasAgreed, digits, now }: WalletClosing): Promise<void> {
  const { balanceMinor, points } = await lockWallet(tx, customerId);
  if (balanceMinor > 0 && !hasAgreed) {
    const details = { wallet_balance: amount(balanceMinor, digits), loyalty_point: points };
    throw new RefusalError({ code: 'wallet_not_empty', details });
  }
  const cause = `account:${customerId}:given_up`;
  if (balanceMinor > 0) await move(tx, { reason: 'given_up', cause, amount: balanceMinor, customerId, now });
  if (points > 0)
    await move(tx, { reason: 'points_given_up', cause: `${cause}:points`, amount: points, customerId, now });
}
