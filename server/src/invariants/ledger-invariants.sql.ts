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
    says: 'No cause moves anything twice, and no order, top-up or conversion gives twice under different causes',
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
      select format('top-up %s is %s: %s of %s and a bonus of %s of %s', t.id, t.status, e.amount, t.amount_minor, b.amount,
        t.bonus_minor)
      from top_ups t
      left join ledger_entries e on e.cause = 'top_up:' || t.id
      left join ledger_entries b on b.cause = 'top_up:' || t.id || ':bonus'
      where (coalesce(e.amount, 0), coalesce(b.amount, 0)) is distinct from
          case when t.status = 'paid' then (t.amount_minor, t.bonus_minor) else (0::bigint, 0::bigint) end
         or coalesce(e.customer_id, t.customer_id) <> t.customer_id
      union all
      select format('conversion %s took %s points and gave %s', coalesce(p.cause, m.cause), p.amount, m.amount)
      from (select * from ledger_entries where reason = 'points_converted' and cause like 'points:%') p
      full join (select * from ledger_entries where reason = 'points_conversion' and cause like 'points:%') m
        on m.cause = p.cause || ':money' and m.customer_id = p.customer_id
      where p.id is null or m.id is null`,
  },
  {
    number: 21,
    says: 'No order is paid more than its total, and what its wallet paid comes back once, if the order came to nothing',
    breaches: (db) => db`
      with moved as (
        select order_id,
          coalesce(sum(amount) filter (where reason = 'order_payment'), 0) as share,
          coalesce(sum(amount) filter (where reason in ('online_payment', 'cash_payment')), 0) as others,
          coalesce(sum(amount) filter (where reason in ('order_return', 'unwanted_payment')), 0) as back
        from ledger_entries where unit = 'money' and order_id is not null group by order_id
      ), chosen as (
        select p.order_id, sum(r.amount_minor) as amount
        from refunds r join payments p on p.id = r.payment_id
        where r.destination = 'wallet' and p.order_id is not null group by p.order_id
      ), parts as (
        -- What the parts of a refund gave to the wallet: its own share, and cash.
        select f.order_id, sum(f.wallet_minor) as share,
          coalesce(sum(f.paid_minor) filter (where f.destination = 'wallet'), 0) as paid
        from order_refunds f group by f.order_id
      ), books as (
        select o.id, o.total_minor, o.wallet_minor, o.payment_method, o.payment_status,
          coalesce(m.share, 0) as share, coalesce(m.others, 0) as others,
          -- What came to the wallet, without money that was paid online.
          coalesce(m.back, 0) - coalesce(c.amount, 0) as back,
          case when o.status in ('canceled', 'failed') then o.wallet_minor
               else coalesce(f.share, 0) + case when o.payment_method = 'cash_on_delivery' then coalesce(f.paid, 0) else 0 end
          end as owed_back,
          -- A parcel that its sender paid at pick-up may come back.
          case when o.status in ('canceled', 'failed') and o.payment_method = 'cash_on_delivery'
            then o.total_minor - o.wallet_minor else 0 end as cash
        from orders o left join moved m on m.order_id = o.id left join chosen c on c.order_id = o.id
        left join parts f on f.order_id = o.id
      )
      select format('order %s took %s from the wallet and says %s', id, share, wallet_minor) as what
      from books where share <> wallet_minor
      union all
      select format('order %s costs %s and was paid %s', id, total_minor, share + others)
      from books where share + others > total_minor
      union all
      select format('order %s is paid from the wallet with %s of %s', id, wallet_minor, total_minor)
      from books where payment_method = 'wallet' and payment_status in ('paid', 'refunded') and wallet_minor <> total_minor
      union all
      select format('order %s gave %s back to the wallet instead of %s', id, back, owed_back)
      from books where back not in (owed_back, owed_back + cash)
      union all
      select format('payment %s goes back to the wallet with %s of %s', r.payment_id, e.amount, r.amount_minor)
      from refunds r left join ledger_entries e on e.to_account = 'wallet'
        and e.cause = 'refund:' || r.payment_id || case r.number when 1 then '' else ':' || r.number end
      where (r.destination = 'wallet') <> (e.id is not null) or r.amount_minor <> e.amount
         or (r.destination = 'wallet' and r.sent_at is null)`,
  },
];
