import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { isAccountDeleted } from '../../identity/identity.public.ts';
import { findMoved, lockWallet, move } from '../ledger/ledger.sql.ts';
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

type Reversal = { kind: keyof typeof reversals; customerId: CustomerId; orderId: OrderId; now: Date };

/** Takes back what an order gave, once. A balance never goes below zero: the rest is owed. */
export async function takeBack(tx: Sql, { kind, customerId, orderId, now }: Reversal): Promise<void> {
  const cause = `order:${orderId}:${kind}`;
  const given = await findMoved(tx, cause);
  if (given === null) return;
  const wallet = await lockWallet(tx, customerId);
  const [taken, owed] = [`${cause}_back`, `${cause}_owed`];
  if ((await findMoved(tx, taken)) !== null || (await findMoved(tx, owed)) !== null) return;
  const covered = Math.min(given, kind === 'points' ? wallet.points : wallet.balanceMinor);
  const [reversal, debt] = reversals[kind];
  const rest = given - covered;
  const about = { customerId, orderId, now };
  if (covered > 0) await move(tx, { ...about, reason: reversal, cause: taken, amount: covered });
  if (rest > 0) await move(tx, { ...about, reason: debt, cause: owed, amount: rest });
  await publishWalletChange(tx, { customerId, cause: `${cause}_back` });
}
