import type { Invariant } from './invariant.ts';

/** The invariants about the entries of each order. */
export const orderMoneyInvariants: Invariant[] = [
  {
    number: 21,
    says: 'No order is paid more than its total, only the wallet of its owner moves, and what it paid comes back once, if the order came to nothing',
    breaches: (db) => db`
      with moved as (
        select order_id,
          coalesce(sum(amount) filter (where reason = 'order_payment'), 0) as share,
          coalesce(sum(amount) filter (where reason in ('online_payment', 'cash_payment')), 0) as others,
          coalesce(sum(amount) filter (where reason in ('order_return', 'unwanted_payment')), 0) as back,
          coalesce(sum(amount) filter (where reason = 'cash_payment'), 0) as cash_in,
          coalesce(sum(amount) filter (where reason = 'cash_refund'), 0) as cash_out
        from ledger_entries where unit = 'money' and order_id is not null group by order_id
      ), chosen as (
        select p.order_id, sum(r.amount_minor) as amount
        from refunds r join payments p on p.id = r.payment_id
        where r.destination = 'wallet' and p.order_id is not null group by p.order_id
      ), parts as (
        -- What the parts of a refund gave to the wallet: its own share, and cash.
        select f.order_id, sum(f.wallet_minor) as share,
          coalesce(sum(f.paid_minor) filter (where f.destination = 'wallet'), 0) as paid,
          coalesce(sum(f.paid_minor) filter (where f.destination = 'original'), 0) as by_hand
        from order_refunds f group by f.order_id
      ), books as (
        select o.id, o.total_minor, o.wallet_minor, o.payment_method, o.payment_status,
          coalesce(m.share, 0) as share, coalesce(m.others, 0) as others, coalesce(m.cash_out, 0) as cash_out,
          -- What came to the wallet, without money that was paid online.
          coalesce(m.back, 0) - coalesce(c.amount, 0) as back,
          case when o.status in ('canceled', 'failed') then o.wallet_minor
               else coalesce(f.share, 0) + case when o.payment_method = 'cash_on_delivery' then coalesce(f.paid, 0) else 0 end
          end as owed_back,
          -- A parcel that its sender paid at pick-up may come back: its cash goes to the wallet or is given back.
          case when o.status in ('canceled', 'failed') then coalesce(m.cash_in, 0) else 0 end as cash,
          case when o.payment_method = 'cash_on_delivery' then coalesce(f.by_hand, 0) else 0 end as by_hand
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
      select format('order %s gave %s back in cash instead of %s', id, cash_out, by_hand + cash_left)
      from (select *, case when back = owed_back + cash then 0 else cash end as cash_left from books) cash_books
      where cash_out <> by_hand + cash_left
      union all
      select format('refund %s of payment %s, to %s: the wallet got %s of %s', r.number, r.payment_id, r.destination,
        coalesce(e.amount, 0), r.amount_minor)
      from refunds r left join ledger_entries e on e.to_account = 'wallet'
        and e.cause = 'refund:' || r.payment_id || case r.number when 1 then '' else ':' || r.number end
      where (r.destination = 'wallet') <> (e.id is not null) or r.amount_minor <> e.amount
         or (r.destination = 'wallet' and r.sent_at is null)
      union all
      -- Orders of deleted accounts have no owner; a referral rewards a second customer, and takes what that one owed.
      select format('order %s of customer %s moved %s of customer %s as %s', o.id, o.owner_id, e.amount, e.customer_id, e.reason)
      from ledger_entries e join orders o on o.id = e.order_id
      where e.customer_id <> o.owner_id and o.owner_kind = 'customer' and o.owner_id > 0 and e.cause not like 'referral:%'`,
  },
];
