import { bookedInvariants } from './booked-invariants.sql.ts';
import { courierInvariants } from './courier-invariants.sql.ts';
import type { Invariant } from './invariant.ts';
import { ledgerInvariants } from './ledger-invariants.sql.ts';
import { orderMoneyInvariants } from './order-money-invariants.sql.ts';
import { parcelInvariants } from './parcel-invariants.sql.ts';

/** The invariants of trust.md. Each query returns one row per violation. */
export const invariants: Invariant[] = [
  {
    number: 1,
    says: 'What stocks say was taken is what live orders hold, and none is below zero',
    breaches: (db) => db`
      with live as (
        select l.* from order_lines l join orders o on o.id = l.order_id where o.given_back_at is null
      ), held as (
        select case model when 'Item' then 'inventory' else 'campaign' end as kind, item_id,
          took_stock as variation_key, 0 as sale, sum(quantity) as quantity
        from live where took_stock is not null group by 1, 2, 3
        union all
        select 'flash_sale', item_id, '', flash_sale_id, sum(quantity)
        from live where flash_sale_id is not null group by 2, 4
      ), said as (
        select 'inventory' as kind, item_id, variation_key, 0 as sale, taken from inventory where taken > 0 or stock < 0
        union all
        select 'campaign', id, '', 0, taken from item_campaigns where taken > 0 or stock < 0
        union all
        select 'flash_sale', item_id, '', flash_sale_id, taken from flash_sale_items where taken > 0 or sold > stock
      )
      select format('%s %s %s: taken %s, held by orders %s', kind, item_id, variation_key, s.taken, h.quantity) as what
      from held h full join said s using (kind, item_id, variation_key, sale)
      where h.quantity is distinct from s.taken`,
  },
  {
    number: 2,
    says: 'An order has lines, and its total is what its parts add up to',
    breaches: (db) => db`
      select format('order %s: total %s', o.id, o.total_minor) as what
      from orders o
      left join (select order_id, count(*) as lines, sum(unit_minor * quantity) as items, sum(add_ons_minor) as add_ons,
                        sum(discount_minor) as discount, sum(total_minor) as total
                 from order_lines group by order_id) l on l.order_id = o.id
      where o.total_minor < 0
         or (o.source not in ('prescription', 'parcel') and l.lines is null)
         or (o.is_priced and l.lines is not null and
             (l.items, l.add_ons, l.discount) is distinct from (o.items_minor, o.add_ons_minor, o.discount_minor))
         or o.total_minor <> coalesce(l.total, 0) - o.coupon_minor - o.first_order_minor + o.delivery_minor
              + o.tip_minor + o.additional_minor + case when o.tax_included then 0 else o.tax_minor end`,
  },
  {
    number: 3,
    says: 'One key and one cart make one order, and every order that was answered exists',
    breaches: (db) => db`
      select format('%s %s: %s orders of one key or cart', owner_kind, owner_id, count(*)) as what
      from orders where idem_key is not null group by owner_kind, owner_id, idem_key having count(*) > 1
      union all
      select format('%s %s: %s orders of one cart', owner_kind, owner_id, count(*))
      from orders where cart_version is not null group by owner_kind, owner_id, cart_version having count(*) > 1
      union all
      select format('answered order %s does not exist', k.answer ->> 'orderId') from idempotency_keys k
      where k.answer ? 'orderId' and not exists (select from orders o where o.id = (k.answer ->> 'orderId')::bigint)`,
  },
  {
    number: 4,
    says: 'A live order is paid by exactly one payment of its whole amount, and all other money goes back, once',
    breaches: (db) => db`
      with back as (
        select payment_id, sum(amount_minor) as amount, bool_or(reason in ('order_undone', 'requested')) as is_given_up,
          bool_or(reason = 'amount_differs') as differs
        from refunds group by payment_id
      ), sums as (
        select o.id, o.status in ('canceled', 'failed') as is_undone, o.status = 'refunded' as is_refunded,
          count(p.id) filter (where p.status = 'paid' and p.amount_minor = o.total_minor - o.wallet_minor) as paid,
          count(p.id) filter (where p.status = 'paid') as kept,
          count(b.payment_id) filter (where b.is_given_up) as given_up
        from orders o left join payments p on p.order_id = o.id left join back b on b.payment_id = p.id
        where o.payment_status in ('paid', 'refunded') and o.total_minor > 0
          and o.payment_method in ('digital_payment', 'offline_payment')
        group by o.id
      )
      select format('order %s is paid by %s payments', id, paid) as what from sums
      where not is_undone and not is_refunded and paid <> 1
      union all
      select format('order %s is over and keeps its money', id) from sums
      where (is_undone and kept > 0) or ((is_undone or is_refunded) and given_up = 0)
      union all
      select format('order %s is not paid and keeps money', o.id)
      from orders o join payments p on p.order_id = o.id and p.status = 'paid'
      where o.payment_status not in ('paid', 'refunded')
      union all
      select format('payment %s is %s, and its refund does not fit', p.id, p.status)
      from payments p left join back b on b.payment_id = p.id
      where case when b.payment_id is null then p.status = 'surplus'
                 when p.status = 'paid' then b.amount >= p.amount_minor
                 else p.status <> 'surplus' or (b.amount <> p.amount_minor and not b.differs) end
      union all
      select format('order %s refunds %s of %s', o.id, f.amount, o.total_minor)
      from orders o left join (select order_id, sum(paid_minor + wallet_minor) as amount, sum(paid_minor) as paid,
        sum(wallet_minor) as wallet from order_refunds group by order_id) f on f.order_id = o.id
      where (o.status = 'refunded' and o.total_minor > 0) <> (f.order_id is not null)
         or f.paid > o.total_minor - o.wallet_minor or f.wallet > o.wallet_minor
      union all
      select format('order %s refunds %s of its payment, which gives %s back', o.id, f.amount, coalesce(r.amount, 0))
      from (select order_id, sum(paid_minor) as amount from order_refunds group by order_id) f
      join orders o on o.id = f.order_id and o.payment_method in ('digital_payment', 'offline_payment')
      left join (select p.order_id, sum(r.amount_minor) as amount from refunds r join payments p on p.id = r.payment_id
                 where r.reason = 'requested' group by p.order_id) r on r.order_id = o.id
      where f.amount <> coalesce(r.amount, 0)`,
  },
  {
    number: 5,
    says: 'Coupons are used by live orders, and never more often than they allow',
    breaches: (db) => db`
      with live as (select * from coupon_uses where given_back_at is null)
      select format('coupon %s: %s uses of %s, counted %s', c.id, count(l.order_id), c.total_limit, c.used_count) as what
      from coupons c left join live l on l.coupon_id = c.id group by c.id
      having count(l.order_id) > coalesce(c.total_limit, count(l.order_id)) or count(l.order_id) > c.used_count
      union all
      select format('coupon %s: %s uses by %s %s', c.id, count(*), l.owner_kind, l.owner_id)
      from live l join coupons c on c.id = l.coupon_id group by c.id, l.owner_kind, l.owner_id
      having count(*) > coalesce(c.limit_per_customer, count(*))
      union all
      select format('order %s and its coupon do not agree', coalesce(o.id, l.order_id))
      from (select id, coupon_id from orders where coupon_id is not null and given_back_at is null) o
      full join (select * from live where order_id is not null) l on l.order_id = o.id where l.coupon_id is distinct from o.coupon_id`,
  },
  {
    number: 6,
    says: 'Every order went only steps that are allowed, in time',
    breaches: (db, allowedSteps) => db`
      with steps as (
        select order_id, id, status, at, lag(status) over w as former, lag(at) over w as former_at,
               row_number() over (partition by order_id order by id desc) = 1 as is_last
        from order_steps window w as (partition by order_id order by id)
      )
      select format('order %s: %s after %s', order_id, status, former) as what from steps
      where at < former_at or (former is not null and not (${allowedSteps}::jsonb ? (former || '>' || status)))
      union all
      select format('order %s is %s, its log says %s', o.id, o.status, s.status)
      from orders o join steps s on s.order_id = o.id and s.is_last where s.status <> o.status`,
  },
  {
    number: 7,
    says: 'An order that came to nothing has given everything back, once, and no other has',
    breaches: (db) => db`
      select format('order %s is %s and has given back: %s', id, status, given_back_at) as what
      from orders where (status in ('canceled', 'failed')) <> (given_back_at is not null)
      union all
      select format('order %s still holds a coupon or the first order', o.id)
      from orders o where o.given_back_at is not null
        and (exists (select from coupon_uses u where u.order_id = o.id and u.given_back_at is null)
             or exists (select from first_orders f where f.order_id = o.id
                        and not exists (select from orders x where x.owner_kind = o.owner_kind
                                        and x.owner_id = o.owner_id and x.given_back_at is null)))
      union all
      select format('order %s gave back although it stands', o.id)
      from orders o where o.given_back_at is null
        and exists (select from coupon_uses u where u.order_id = o.id and u.given_back_at is not null)`,
  },
  {
    number: 8,
    says: 'A cart has one line for one choice, and one store',
    breaches: (db) => db`
      select format('%s %s: %s lines of one choice', owner_kind, owner_id, count(*)) as what
      from cart_lines group by owner_kind, owner_id, model, item_id, selection_hash having count(*) > 1
      union all
      select format('%s %s: lines of store %s in a cart of %s', owner_kind, owner_id, l.store_id, c.store_id)
      from cart_lines l left join carts c using (owner_kind, owner_id)
      where l.store_id is distinct from c.store_id or c.is_empty
      union all
      select format('%s %s: a cart of store %s without lines', owner_kind, owner_id, c.store_id)
      from carts c where not c.is_empty
        and not exists (select from cart_lines l where l.owner_kind = c.owner_kind and l.owner_id = c.owner_id)`,
  },
  {
    number: 9,
    says: 'One phone and one email address belong to one account',
    breaches: (db) => db`
      select format('%s accounts with phone %s', count(*), right(phone, 2)) as what
      from customers where phone is not null group by phone having count(*) > 1
      union all
      select format('%s accounts with one email address', count(*))
      from customers where email is not null group by lower(email) having count(*) > 1`,
  },
  {
    number: 10,
    says: 'No order and no account points to a picture of somebody else',
    breaches: (db) => db`
      with pointing as (
        select o.id, o.owner_kind, o.owner_id, f.file_id from order_files f join orders o on o.id = f.order_id
        union all
        select o.id, o.owner_kind, o.owner_id, unnest(r.file_ids)
        from refund_requests r join orders o on o.id = r.order_id
        union all
        select o.id, o.owner_kind, o.owner_id, p.proof_file_id
        from offline_payments p join payments y on y.id = p.payment_id join orders o on o.id = y.order_id
        where p.proof_file_id is not null
      )
      select format('order %s: picture %s', p.id, left(p.file_id, 6)) as what
      from pointing p left join uploads u on u.id = p.file_id
      where u.id is null or p.owner_id is distinct from
        case p.owner_kind when 'customer' then u.customer_id else u.guest_id end
      union all
      select format('account %s: picture %s', c.id, left(c.picture, 6))
      from customers c join uploads u on u.id = c.picture where u.customer_id is distinct from c.id
      union all
      select format('review %s: picture %s', r.id, left(u.id, 6))
      from review_pictures p join reviews r on r.id = p.review_id join uploads u on u.id = p.file_id
      where u.customer_id is distinct from r.customer_id`,
  },
  {
    number: 11,
    says: 'Every order went to its zone and was placed within the hours of its store',
    breaches: (db) => db`
      select format('order %s outside of zone %s', o.id, o.zone_id) as what
      from orders o join zones z on z.id = o.zone_id
      where o.order_type = 'delivery' and o.address is not null
        and not z.area @> point((o.address ->> 'lng')::float8, (o.address ->> 'lat')::float8)
      union all
      select format('order %s outside of hours', o.id)
      from orders o where o.store_hours is not null
        and not o.store_hours @> minute_of_week(coalesce(o.schedule_at, o.created_at), o.store_timezone)
      union all
      select format('order %s asked for %s', o.id, o.schedule_at)
      from orders o where o.schedule_at <= o.created_at or o.schedule_at > o.created_at + interval '7 days'`,
  },
  {
    number: 12,
    says: 'No event in the outbox has failed or has waited longer than a minute',
    breaches: (db) => db`
      select case when failed_at is null then format('event %s, %s, waits since %s', id, topic, created_at)
        else format('event %s, %s, failed: %s', id, topic, last_error) end as what
      from outbox where delivered_at is null and (failed_at is not null or created_at < now() - interval '60 seconds')`,
  },
  {
    number: 13,
    says: 'A rating is what its reviews and earlier ratings add up to, and nothing is reviewed twice',
    breaches: (db) => db`
      with given as (
        select store_id, item_id, rating from reviews where active and store_id is not null
      ), stars as (
        select 'store' as kind, store_id as id, sum(rating) as total, count(*) as count from given group by store_id
        union all
        select 'item', item_id, sum(rating), count(*) from given where item_id is not null group by item_id
      ), rated as (
        select 'store' as kind, id, rating_total, rating_count, unreviewed_ratings as earlier from stores
        union all
        select 'item', id, rating_total, rating_count, unreviewed_ratings from items
      )
      select format('%s %s: %s stars in %s ratings, reviewed %s in %s', kind, id, rating_total, rating_count, total, count)
        as what
      from rated left join stars using (kind, id)
      where rating_total <> coalesce(total, 0)
              + earlier[1] + 2 * earlier[2] + 3 * earlier[3] + 4 * earlier[4] + 5 * earlier[5]
         or rating_count <> coalesce(count, 0) + earlier[1] + earlier[2] + earlier[3] + earlier[4] + earlier[5]
      union all
      select format('courier %s: %s ratings of %s stars, reviewed %s', c.id, c.ratings[r.rating], r.rating, count(*))
      from reviews r join couriers c on c.id = r.courier_id where r.active
      group by c.id, r.rating having count(*) > c.ratings[r.rating]
      union all
      select format('order %s: %s reviews of one part', order_id, count(*))
      from reviews where order_id is not null
      group by order_id, line_no, store_id, courier_id having count(*) > 1`,
  },
  {
    number: 14,
    says: 'A conversation counts its messages, and its pictures belong to its customer',
    breaches: (db) => db`
      with counted as (
        select c.*, count(m.number) as messages, coalesce(max(m.number), 0) as last,
          count(m.number) filter (where m.sender <> 'customer' and m.number > c.customer_seen) as for_customer,
          count(m.number) filter (where m.sender = 'customer' and m.number > c.party_seen) as for_party,
          count(m.number) filter (where m.sender not in ('customer', c.party)) as strangers
        from conversations c left join chat_messages m on m.conversation_id = c.id group by c.id
      )
      select format('conversation %s: %s messages, last %s of %s, unread %s and %s of %s and %s, %s by strangers', id,
        messages, last, last_number, customer_unread, party_unread, for_customer, for_party, strangers) as what
      from counted
      where (last_number, customer_unread, party_unread) is distinct from (last, for_customer, for_party)
         or messages <> last or messages = 0 or strangers > 0
      union all
      select format('conversation %s: picture %s', c.id, left(f.file_id, 6))
      from chat_files f join conversations c on c.id = f.conversation_id join uploads u on u.id = f.file_id
      where u.customer_id is distinct from c.customer_id or u.kind <> 'chat'`,
  },
  ...courierInvariants,
  ...ledgerInvariants,
  ...orderMoneyInvariants,
  ...parcelInvariants,
  ...bookedInvariants,
];
