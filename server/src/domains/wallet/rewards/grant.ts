import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { reversedReward } from '@rialto/rules/payment/refund.ts';
import { isAccountDeleted } from '../../identity/identity.public.ts';
import { findMoved, lockWallet, move, sumMoved } from '../ledger/ledger.sql.ts';
import { publishWalletChange } from '../wallet.events.ts';

export type Reward = {
  reason: 'cashback' | 'referral_reward' | 'points_earned';
  cause: string;
  amount: number;
  customerId: CustomerId;
  orderId: OrderId;
  now: Date;
};

/**
 * Gives a reward once per cause; what an earlier refund left owed is taken from it at once. A deletion locks the wallet
 * too, so after the lock it is known whether the account is deleted, which gets nothing.
 */
export async function grant(tx: Sql, reward: Reward): Promise<boolean> {
  const { reason, cause, amount, customerId } = reward;
  if (amount <= 0) return false;
  const { owedMinor, owedPoints } = await lockWallet(tx, customerId);
  if (await isAccountDeleted(tx, customerId)) return false;
  if (!(await move(tx, reward))) return false;
  const isPoints = reason === 'points_earned';
  const repaid = Math.min(amount, isPoints ? owedPoints : owedMinor);
  const repayment = isPoints ? 'points_repaid' : 'cashback_repaid';
  if (repaid > 0) await move(tx, { ...reward, reason: repayment, cause: `${cause}:repaid`, amount: repaid });
  await publishWalletChange(tx, { customerId, cause });
  return true;
}

const reversals = {
  cashback: ['cashback_reversal', 'cashback_owed'],
  points: ['points_reversal', 'points_owed'],
} as const;

type Reversal = {
  kind: keyof typeof reversals;
  customerId: CustomerId;
  orderId: OrderId;
  /** How much of the order was refunded so far. */
  refundedMinor: number;
  totalMinor: number;
  now: Date;
};

/**
 * Takes back what an order gave, in proportion to what was refunded of it, and all of it with a whole refund. A balance
 * never goes below zero: the rest is owed.
 */
export async function takeBack(tx: Sql, reversed: Reversal): Promise<void> {
  const { kind, customerId, orderId, refundedMinor: refunded, totalMinor: total, now } = reversed;
  const cause = `order:${orderId}:${kind}`;
  const given = await findMoved(tx, cause);
  if (given === null) return;
  const wallet = await lockWallet(tx, customerId);
  const [reversal, debt] = reversals[kind];
  const before = await sumMoved(tx, orderId, [reversal, debt]);
  const wanted = reversedReward(given, { refunded, total }) - before;
  if (wanted <= 0) return;
  const covered = Math.min(wanted, kind === 'points' ? wallet.points : wallet.balanceMinor);
  const rest = wanted - covered;
  const about = { customerId, orderId, now };
  // Each further part has a cause of its own.
  const part = before === 0 ? '' : `:${before}`;
  if (covered > 0) await move(tx, { ...about, reason: reversal, cause: `${cause}_back${part}`, amount: covered });
  if (rest > 0) await move(tx, { ...about, reason: debt, cause: `${cause}_owed${part}`, amount: rest });
  await publishWalletChange(tx, { customerId, cause: `${cause}_back${part}` });
}
