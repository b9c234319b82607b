import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type ReferralState = 'joined' | 'rewarded' | 'not_rewarded';

export type FriendRow = {
  id: number;
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
    select row_number() over (order by r.joined_at, r.customer_id) as id, c.f_name as "fName", c.l_name as "lName",
      r.joined_at as "joinedAt", r.state,
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

export type JoinedReferral = {
  customerId: CustomerId;
  referrerId: CustomerId;
  referrerPhone: string | null;
  isReferrerActive: boolean;
};

/** Locks the referral of a new customer as long as nothing has been decided about it. */
export async function lockJoined(tx: Sql, customerId: CustomerId): Promise<JoinedReferral | null> {
  const [row] = await tx<JoinedReferral[]>`
    select r.customer_id as "customerId", r.referrer_id as "referrerId", c.phone as "referrerPhone",
      c.status = 'active' as "isReferrerActive"
    from referrals r join customers c on c.id = r.referrer_id
    where r.customer_id = ${customerId} and r.state = 'joined' for update of r`;
  return row ?? null;
}

export type RefusedReason = 'own_phone' | 'own_address' | 'month_full' | 'switched_off' | 'account_closed';
type Decision = { customerId: CustomerId; reason: RefusedReason | null; now: Date };

/** Without a reason against it, the referrer is rewarded. */
export async function writeDecision(tx: Sql, { customerId, reason, now }: Decision): Promise<void> {
  await tx`
    update referrals set state = ${reason === null ? 'rewarded' : 'not_rewarded'}, reason = ${reason},
      decided_at = ${now}
    where customer_id = ${customerId} and state = 'joined'`;
}

/** How many friends have earned the referrer a reward since then. The wallet of the referrer is locked. */
export async function countRewarded(tx: Sql, referrerId: CustomerId, since: Date): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from referrals
    where referrer_id = ${referrerId} and state = 'rewarded' and decided_at >= ${since}`;
  return row?.count ?? 0;
}
