import { namesOf } from '@rialto/database/part.ts';
import { runningStatuses } from '@rialto/rules/order/phase.ts';
import type { Invariant } from './invariant.ts';

/** The invariants about couriers and promised arrivals. */
export const courierInvariants: Invariant[] = [
  {
    number: 15,
    says: 'An order has one courier at a time, and only while it is prepared or on its way',
    breaches: (db) => db`
      select format('order %s has %s couriers', order_id, count(*)) as what
      from assignments where ended_at is null group by order_id having count(*) > 1
      union all
      select format('order %s is %s, its assignment %s', o.id, o.status, a.state)
      from assignments a join orders o on o.id = a.order_id
      where a.ended_at is null and (o.status not in (${namesOf(runningStatuses)}) or o.status = 'pending'
        or (a.state = 'picked_up') <> (o.status = 'picked_up'))`,
  },
  {
    number: 16,
    says: 'A delivery has exactly one courier who delivered it and its cash, unless an operator ended it',
    breaches: (db) => db`
      with delivered as (
        select o.id, o.order_type, g.moved_by,
          (select count(*) from assignments a where a.order_id = o.id and a.state = 'delivered') as couriers
        from orders o join order_status_log g on g.order_id = o.id and g.status = 'delivered'
        -- Orders of releases without couriers have no promise.
        where o.promised_from is not null
      )
      select format('order %s was delivered by %s with %s couriers', id, moved_by, couriers) as what from delivered
      where (moved_by = 'courier' and couriers <> 1) or (moved_by = 'store' and order_type <> 'take_away')
      union all
      select format('order %s is %s, its courier delivered it', o.id, o.status)
      from assignments a join orders o on o.id = a.order_id
      where a.state = 'delivered'
        and o.status not in ('delivered', 'refund_requested', 'refunded', 'refund_request_canceled')
      union all
      select format('assignment %s collected %s of %s', a.id, a.cash_minor, o.total_minor - o.wallet_minor)
      from assignments a join orders o on o.id = a.order_id
      where a.cash_minor not in (0, o.total_minor - o.wallet_minor)`,
  },
  {
    number: 17,
    says: 'A promise of an arrival has a beginning before its end, and only promised orders are late',
    breaches: (db) => db`
      select format('order %s promised from %s to %s', id, promised_from, promised_until) as what from orders
      where (promised_from is null) <> (promised_until is null) or promised_until < promised_from
         or (late_at is not null and promised_until is null) or prep_minutes not between 1 and 180`,
  },
];
