import { part } from '@rialto/database/part.ts';
import type { Invariant } from './invariant.ts';

/** Since when the shop writes entries: orders before that have none. The rows of a demo are older than its database. */
const began = part`(select least(
  (select applied_at from schema_migrations where name = '0036_wallet.sql'), (select min(created_at) from ledger_entries)))`;

const isDelivered = part`o.status in ('delivered', 'refund_requested', 'refund_request_canceled', 'refunded')`;

/** Rewards are given and taken back when the events of an order are delivered. */
const hasNews = part`exists (select from outbox b where b.key = 'order:' || o.id and b.delivered_at is null)`;

/** The invariants that say which entries must be there. */
export const bookedInvariants: Invariant[] = [
  {
    number: 23,
    says: 'The entries have the money that an order was paid online or in cash, and every refund that was sent, with the amount',
    breaches: (db) => db`
      select format('payment %s of order %s is %s: %s of %s is booked', p.id, p.order_id, p.status, coalesce(e.amount, 0),
        p.amount_minor) as what
      from payments p join orders o on o.id = p.order_id
      left join ledger_entries e on e.cause = 'payment:' || p.id and e.reason = 'online_payment' and e.order_id = o.id
      where coalesce(p.settled_at >= ${began}, true)
        -- A payment that is surplus was kept before, or never.
        and coalesce(e.amount, 0) not in (case when p.status in ('paid', 'surplus') then p.amount_minor else 0 end,
          case when p.status = 'paid' then p.amount_minor else 0 end)
      union all
      select format('order %s is %s with %s: %s of %s is booked', id, payment_status, payment_method, booked, kept)
      from (
        select o.id, o.payment_status, o.payment_method, coalesce(e.amount, 0) as booked,
          case when o.payment_status in ('paid', 'refunded') and o.payment_method in ('digital_payment', 'offline_payment')
               then o.total_minor - o.wallet_minor else 0 end as kept,
          (select max(p.settled_at) from payments p where p.order_id = o.id and p.status in ('paid', 'surplus')) as at
        from orders o left join (
          select order_id, sum(amount) as amount from ledger_entries where reason = 'online_payment' group by order_id
        ) e on e.order_id = o.id
      ) books where booked <> kept and coalesce(at >= ${began}, true)
      union all
      select format('entry %s of order %s is of no payment', e.cause, e.order_id)
      from ledger_entries e join orders o on o.id = e.order_id
      where e.reason = 'online_payment'
        and not exists (select from payments p where p.order_id = o.id and e.cause = 'payment:' || p.id)
      union all
      select format('refund %s of payment %s, to %s, sent at %s: %s of %s is booked', r.number, p.id, r.destination,
        to_char(r.sent_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), coalesce(e.amount, 0), r.amount_minor)
      from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
      left join ledger_entries k on k.cause = 'payment:' || p.id
      left join ledger_entries e on e.reason = 'online_refund' and e.order_id = o.id
        and e.cause = 'refund:' || p.id || case r.number when 1 then '' else ':' || r.number end
      where coalesce(e.amount, 0) <>
        case when r.destination = 'original' and r.sent_at is not null and k.id is not null then r.amount_minor else 0 end
      union all
      select format('entry %s of order %s is of no refund', e.cause, e.order_id)
      from ledger_entries e join orders o on o.id = e.order_id
      where e.reason = 'online_refund' and not exists (
        select from refunds r join payments p on p.id = r.payment_id
        where p.order_id = o.id and e.cause = 'refund:' || p.id || case r.number when 1 then '' else ':' || r.number end)
      union all
      select format('order %s is %s: %s of %s in cash is booked', id, status, booked, collected)
      from (
        select o.id, o.status, coalesce(e.amount, 0) as booked,
          -- The sender of a parcel pays before it is delivered.
          case when o.payment_method = 'cash_on_delivery' and (${isDelivered} or o.payment_status in ('paid', 'refunded'))
               then o.total_minor - o.wallet_minor else 0 end as collected,
          (select max(s.at) from order_steps s where s.order_id = o.id and s.status in ('picked_up', 'delivered')) as at
        from orders o left join ledger_entries e
          on e.cause = 'order:' || o.id || ':cash' and e.reason = 'cash_payment' and e.order_id = o.id
      ) books where booked <> collected and coalesce(at >= ${began}, true)`,
  },
  {
    number: 24,
    says: 'A delivered order has given the cashback that it promised, and a wholly refunded order keeps no reward',
    breaches: (db) => db`
      select format('order %s promised a cashback of %s and gave %s', id, cashback_minor, given) as what
      from (
        select o.*, coalesce(e.amount, 0) as given from orders o
        left join ledger_entries e
          on e.cause = 'order:' || o.id || ':cashback' and e.reason = 'cashback' and e.customer_id = o.owner_id
        where o.owner_kind = 'customer' and o.cashback_minor > 0 and ${isDelivered} and not ${hasNews}
          -- Deleted accounts get nothing, and a shop that switched wallets off or changed its currency gives nothing.
          and exists (select from customers c where c.id = o.owner_id and c.status <> 'deleted')
          and exists (select from shop_settings s where (s.settings -> 'hasWallet')::boolean
                      and s.settings -> 'currency' ->> 'code' = o.currency)
          and not exists (select from audit_log a where a.action = 'changeShopSettings' and a.at >= o.created_at
                          and a.before ?| array['wallet', 'currency'])
      ) promised where given <> cashback_minor
      union all
      select format('order %s gave a cashback of %s and is %s', o.id, e.amount, o.status)
      from ledger_entries e join orders o on o.id = e.order_id and e.cause = 'order:' || o.id || ':cashback'
      where not ${isDelivered} or e.amount <> o.cashback_minor
      union all
      select format('order %s is wholly refunded, gave %s %s and took %s back', id, given, kind, taken)
      from (
        select o.id, split_part(e.reason, '_', 1) as kind,
          coalesce(sum(e.amount) filter (where e.reason in ('cashback', 'points_earned')), 0) as given,
          coalesce(sum(e.amount) filter (where e.reason not in ('cashback', 'points_earned')), 0) as taken
        from orders o join ledger_entries e on e.order_id = o.id and e.reason in ('cashback', 'cashback_reversal',
          'cashback_owed', 'points_earned', 'points_reversal', 'points_owed')
        where o.status = 'refunded' and o.owner_kind = 'customer' and not ${hasNews}
          and o.total_minor <= (select sum(f.paid_minor + f.wallet_minor) from order_refunds f where f.order_id = o.id)
        group by o.id, kind
      ) rewards where taken <> given`,
  },
];
