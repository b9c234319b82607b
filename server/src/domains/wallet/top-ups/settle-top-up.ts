import type { Sql } from '@rialto/database/sql.ts';
import { lockCustomer } from '../../identity/identity.public.ts';
import type { RefundReason, TopUpHooks, TopUpOutcome } from '../../payments/payments.public.ts';
import { move } from '../ledger/ledger.sql.ts';
import { publishWalletChange } from '../wallet.events.ts';
import { findCustomerOfTopUp, lockTopUp, markTopUpFailed, markTopUpPaid, type TopUp } from './top-ups.sql.ts';

/** Applies payment outcomes to top-ups. */
export const topUpHooks: TopUpHooks = {
  async lockTopUp(tx, topUpId) {
    const customerId = await findCustomerOfTopUp(tx, topUpId);
    if (customerId !== undefined) await lockCustomer(tx, customerId);
    await lockTopUp(tx, topUpId);
  },
  onPaymentOutcome: settleTopUp,
  onAmountRefused: failTopUp,
};

/**
 * Puts money that was paid into the wallet, also after a failure was reported. Money for a deleted account and money that
 * comes a second time is refunded.
 */
async function settleTopUp(tx: Sql, { topUpId, outcome, now }: TopUpOutcome): Promise<RefundReason | null> {
  if (outcome === 'failed') await failTopUp(tx, topUpId);
  if (outcome !== 'paid') return null;
  const topUp = await lockTopUp(tx, topUpId);
  if (topUp?.status === 'paid') return 'paid_twice';
  if (!topUp || !(await lockCustomer(tx, topUp.customerId))) {
    await failTopUp(tx, topUpId);
    return 'account_deleted';
  }
  await markTopUpPaid(tx, topUpId, now);
  await creditTopUp(tx, topUp, now);
  return null;
}

async function creditTopUp(tx: Sql, { id, customerId, amountMinor, bonusMinor }: TopUp, now: Date): Promise<void> {
  const cause = `top_up:${id}`;
  await move(tx, { reason: 'top_up', cause, amount: amountMinor, customerId, now });
  if (bonusMinor > 0)
    await move(tx, { reason: 'top_up_bonus', cause: `${cause}:bonus`, amount: bonusMinor, customerId, now });
  await publishWalletChange(tx, { customerId, cause });
}

/** The page that waits for the money reads the top-up again. */
async function failTopUp(tx: Sql, topUpId: number): Promise<void> {
  const customerId = await findCustomerOfTopUp(tx, topUpId);
  if (customerId === undefined || !(await markTopUpFailed(tx, topUpId))) return;
  await publishWalletChange(tx, { customerId, cause: `top_up:${topUpId}:failed` });
}
