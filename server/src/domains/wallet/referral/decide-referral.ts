import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { ReferralRule } from '@rialto/rules/wallet/referral.ts';
import { lockWallet } from '../ledger/ledger.sql.ts';
import { grant } from '../rewards/grant.ts';
import { countRewarded, lockJoined, writeDecision, type JoinedReferral, type RefusedReason } from './referral.sql.ts';

export type Referral = JoinedReferral;
export const lockOpenReferral = lockJoined;

type Decision = {
  referral: Referral;
  orderId: OrderId;
  /** Null if referrals are switched off; a rule that gives nothing to both sides is treated like that. */
  rule: ReferralRule | null;
  /** How the order shows that both accounts are the same person. */
  own: 'own_phone' | 'own_address' | null;
  now: Date;
};

/**
 * Decides about a referral with the first delivered order, once: both sides get their reward, or only the new customer
 * if the referrer is gone or has had the most of the month. The caller has locked the referral.
 */
export async function decideReferral(tx: Sql, decision: Decision): Promise<void> {
  const { referral, orderId, rule, now } = decision;
  const { customerId, referrerId } = referral;
  // In the order of ids, so that two friends of each other cannot deadlock.
  for (const id of [customerId, referrerId].toSorted((a, b) => a - b)) await lockWallet(tx, id);
  const reason = await reasonAgainst(tx, decision);
  await writeDecision(tx, { customerId, reason, now });
  if (!rule) return;
  const about = { reason: 'referral_reward', orderId, now } as const;
  const cause = `referral:${customerId}`;
  const isForBoth = reason === null;
  if (isForBoth)
    await grant(tx, { ...about, customerId: referrerId, cause: `${cause}:referrer`, amount: rule.referrerMinor });
  if (isForBoth || reason === 'month_full' || reason === 'account_closed')
    await grant(tx, { ...about, customerId, cause: `${cause}:joined`, amount: rule.joinedMinor });
}

async function reasonAgainst(tx: Sql, { referral, rule, own, now }: Decision): Promise<RefusedReason | null> {
  if (!rule || rule.referrerMinor + rule.joinedMinor === 0) return 'switched_off';
  if (own) return own;
  if (!referral.isReferrerActive) return 'account_closed';
  return (await countRewarded(tx, referral.referrerId, monthOf(now))) >= rule.mostPerMonth ? 'month_full' : null;
}

/** The calendar month in UTC. */
function monthOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
