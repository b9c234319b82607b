import type { Invariant } from './invariant.ts';

/** The invariants about wallets, points and the ledger. */
export const ledgerInvariants: Invariant[] = [
  {
    number: 18,
    says: 'The money, the points and the debts of a customer are what the entries add up to, and nothing after a deletion',
    breaches: (db) => db`
      with sums as (
        select customer_id, account, sum(amount) as amount
        from (
          select customer_id, to_account as account, amount from ledger_entries where customer_id is not null
          union all
          select customer_id, from_account, -amount from ledger_entries where customer_id is not null
        ) parts
        where account in ('wallet', 'points', 'owed', 'owed_points') group by customer_id, account
      ), kept as (
        select customer_id, account, amount
        from wallets cross join lateral (values ('wallet', balance_minor), ('points', points), ('owed', -owed_minor),
          ('owed_points', -owed_points)) parts (account, amount)
        where amount <> 0
      )
      select format('%s of customer %s: %s, by the entries %s', account, customer_id, coalesce(k.amount, 0),
        coalesce(s.amount, 0)) as what
      from kept k full join sums s using (customer_id, account)
      where coalesce(k.amount, 0) <> coalesce(s.amount, 0)
      union all
      select format('customer %s has %s and %s points, owes %s and %s points', customer_id, balance_minor, points,
        owed_minor, owed_points)
      from wallets where least(balance_minor, points, owed_minor, owed_points) < 0
      union all
      select format('customer %s has deleted the account, %s and %s points are left', id, balance_minor, points)
      from customers join wallets on customer_id = id where status = 'deleted' and (balance_minor > 0 or points > 0)`,
  },
  {
    number: 19,
    says: 'All accounts together are zero, and a reason always moves between the same two accounts',
    breaches: (db) => db`
      with shares as (
        select unit, amount from ledger_entries where to_account not in ('wallet', 'points', 'owed', 'owed_points')
        union all
        select unit, -amount from ledger_entries where from_account not in ('wallet', 'points', 'owed', 'owed_points')
        union all
        select 'money', balance_minor - owed_minor from wallets
        union all
        select 'points', points - owed_points from wallets
      )
      select format('all accounts of %s together are %s', unit, sum(amount)) as what
      from shares group by unit having sum(amount) <> 0
      union all
      select format('%s moved between %s', reason, string_agg(distinct unit || ' ' || from_account || '>' || to_account, ', '))
      from ledger_entries group by reason having count(distinct (unit, from_account, to_account)) > 1
      union all
      select format('entry %s moved %s', id, amount) from ledger_entries where amount <= 0`,
  },
  {
    number: 20,
    says: 'No cause moves anything twice, and no order, top-up, conversion or referral gives twice under different causes',
    breaches: (db) => db`
      select format('%s moved %s times', cause, count(*)) as what
      from ledger_entries group by cause having count(*) > 1
      union all
      select format('order %s: %s times %s', order_id, count(*), reason)
      from ledger_entries
      where order_id is not null and reason in ('cashback', 'points_earned', 'cash_payment', 'referral_reward')
      group by order_id, reason, customer_id having count(*) > 1
      union all
      select format('order %s gave %s %s and took %s back', order_id, given, kind, taken)
      from (
        select order_id, split_part(reason, '_', 1) as kind,
          coalesce(sum(amount) filter (where reason in ('cashback', 'points_earned')), 0) as given,
          coalesce(sum(amount) filter (where reason not in ('cashback', 'points_earned')), 0) as taken
        from ledger_entries
        where order_id is not null and reason in ('cashback', 'cashback_reversal', 'cashback_owed', 'points_earned',
          'points_reversal', 'points_owed')
        group by 1, 2
      ) rewards where taken > given
      union all
      select format('order %s: %s customers have a referral reward', order_id, count(*))
      from ledger_entries where order_id is not null and reason = 'referral_reward' group by order_id having count(*) > 2
      union all
      select format('the referral of customer %s was paid for %s orders', friend, count(distinct order_id))
      from (
        select substring(cause from 'referral:([0-9]+):') as friend, order_id
        from ledger_entries where reason = 'referral_reward'
      ) rewards where friend is not null group by friend having count(distinct order_id) > 1
      union all
      -- The reward of one side may be zero; a rule that gives nothing to both rewards nobody.
      select format('the referral of customer %s is %s, the referrer got %s and the customer %s', r.customer_id, r.state,
        coalesce(e.amount, 0), coalesce(j.amount, 0))
      from referrals r
      left join ledger_entries e on e.cause = 'referral:' || r.customer_id || ':referrer'
      left join ledger_entries j on j.cause = 'referral:' || r.customer_id || ':joined'
      where case r.state when 'rewarded' then coalesce(e.id, j.id) is null else e.id is not null end
      union all
      select format('the referral of customer %s by %s rewarded customers %s and %s', r.customer_id, r.referrer_id,
        j.customer_id, e.customer_id)
      from referrals r
      left join ledger_entries e on e.cause = 'referral:' || r.customer_id || ':referrer'
      left join ledger_entries j on j.cause = 'referral:' || r.customer_id || ':joined'
      where e.customer_id <> r.referrer_id or j.customer_id <> r.customer_id
      union all
      select format('top-up %s is %s: %s of %s and a bonus of %s of %s%s', t.id, t.status, coalesce(e.amount, 0),
        t.amount_minor, coalesce(b.amount, 0), t.bonus_minor,
        case when e.customer_id <> t.customer_id or b.customer_id <> t.customer_id
             then format(', to customers %s and %s instead of %s', e.customer_id, b.customer_id, t.customer_id) end)
      from top_ups t
      left join ledger_entries e on e.cause = 'top_up:' || t.id
      left join ledger_entries b on b.cause = 'top_up:' || t.id || ':bonus'
      where (coalesce(e.amount, 0), coalesce(b.amount, 0)) is distinct from
          case when t.status = 'paid' then (t.amount_minor, t.bonus_minor) else (0::bigint, 0::bigint) end
         or e.customer_id <> t.customer_id or b.customer_id <> t.customer_id
      union all
      select format('conversion %s took %s points and gave %s', coalesce(p.cause, m.cause), coalesce(p.amount, 0),
        coalesce(m.amount, 0))
      from (select * from ledger_entries where reason = 'points_converted' and cause like 'points:%') p
      full join (select * from ledger_entries where reason = 'points_conversion' and cause like 'points:%') m
        on m.cause = p.cause || ':money' and m.customer_id = p.customer_id
      where p.id is null or m.id is null`,
  },
];
