import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type ReferralState = 'joined' | 'rewarded' | 'not_rewarded';

export type FriendRow = {
  fName: string | null;
  lName: string | null;
  joinedAt: Date;
  state: ReferralState;
  earnedMinor: number;
};

/** The friends of a referrer, latest first, with what each has earned. */
export function friendsOf(
  db: Sql,
  referrerId: CustomerId,
  { limit, offset }: { limit: number; offset: number },
): Promise<FriendRow[]> {
  return db<FriendRow[]>`
    select c.f_name as "fName", c.l_name as "lName", r.joined_at as "joinedAt", r.state,
      coalesce(e.amount, 0) as "earnedMinor"
    from referrals r join customers c on c.id = r.customer_id
    left join ledger_entries e on e.cause = 'referral:' || r.customer_id || ':referrer'
    where r.referrer_id = ${referrerId}
    order by r.joined_at desc, r.customer_id desc limit ${limit} offset ${offset}`;
}

export type ReferralSums = { refCode: string; count: number; earnedMinor: number };

export async function referralSumsOf(db: Sql, customerId: CustomerId): Promise<ReferralSums> {
  const [row] = await db<ReferralSums[]>`
    select c.ref_code as "refCode",
      (select count(*)::int from referrals r where r.referrer_id = c.id) as count,
      (select coalesce(sum(e.amount), 0)::bigint from ledger_entries e
       where e.customer_id = c.id and e.unit = 'money' and e.reason = 'referral_reward'
         and e.cause like 'referral:%:referrer') as "earnedMinor"
    from customers c where c.id = ${customerId}`;
  if (!row) throw new Error('The customer of a session is missing');
  return row;
}

export type NewReferral = { customerId: CustomerId; referrerId: CustomerId; now: Date };

export async function insertReferral(tx: Sql, { customerId, referrerId, now }: NewReferral): Promise<void> {
  await tx`
    insert into referrals (customer_id, referrer_id, joined_at) values (${customerId}, ${referrerId}, ${now})`;
}
