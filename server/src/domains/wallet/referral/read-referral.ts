import type { readReferral as contract } from '@rialto/contract/calls/account/rewards.ts';
import type { Query, Reply } from '@rialto/contract/http/endpoint.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { ReferralRule } from '@rialto/rules/wallet/referral.ts';
import { paged, pageOf } from '../../../platform/http/paging.ts';
import { amount } from '../../../platform/wire-values.ts';
import { friendsOf, referralSumsOf, type FriendRow } from './referral.sql.ts';
import { shortName } from './short-name.ts';

type Referral = Reply<typeof contract>;
type Deps = { db: Sql; publicUrl: string; rule: ReferralRule; digits: number };

export async function readReferral(
  { db, publicUrl, rule, digits }: Deps,
  customerId: CustomerId,
  query: Query<typeof contract>,
): Promise<Referral> {
  const [sums, friends] = await Promise.all([referralSumsOf(db, customerId), friendsOf(db, customerId, pageOf(query))]);
  return {
    ...paged(query, sums.count),
    ref_code: sums.refCode,
    link: `${publicUrl}/auth/sign-up?ref=${encodeURIComponent(sums.refCode)}`,
    referrer_reward: amount(rule.referrerMinor, digits),
    joined_reward: amount(rule.joinedMinor, digits),
    most_per_month: rule.mostPerMonth,
    total_earned: amount(sums.earnedMinor, digits),
    friends: friends.map((friend) => friendView(friend, digits)),
  };
}

function friendView(
  { id, fName, lName, joinedAt, state, earnedMinor }: FriendRow,
  digits: number,
): Referral['friends'][number] {
  return {
    id,
    name: shortName(fName, lName),
    joined_at: joinedAt.toISOString(),
    state,
    earned: amount(earnedMinor, digits),
  };
}
