import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/**
 * Deletes the entries of an order that is deleted, which only simulated orders are; entries about debts stay. What they
 * changed in a balance is brought forward as one adjustment, so that balances stay the sums of their entries.
 */
export async function removeEntriesOf(tx: Sql, orderId: OrderId, now: Date): Promise<void> {
  await tx`select set_config('rialto.removes_ledger_entries', 'on', true)`;
  await tx`
    with touched as (
      select distinct customer_id from ledger_entries where order_id = ${orderId} and customer_id is not null
    ), removed as (
      delete from ledger_entries
      where (order_id = ${orderId} and not (array['owed', 'owed_points'] && array[from_account, to_account]))
         or cause in (select 'carried:' || customer_id || ':' || account
                      from touched, unnest(array['wallet', 'points']) account)
      returning *
    ), net as (
      select customer_id, account, unit, sum(amount) as amount
      from (select customer_id, unit, to_account as account, amount from removed
            union all select customer_id, unit, from_account, -amount from removed) parts
      where account in ('wallet', 'points') group by customer_id, account, unit having sum(amount) <> 0
    ), named as (
      select *, case unit when 'points' then 'issued' else 'adjustments' end as other,
        case unit when 'points' then 'points_adjustment' else 'adjustment' end as kind
      from net
    )
    insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, amount, created_at)
    select unit, 'carried:' || customer_id || ':' || account, kind || case when amount > 0 then '_in' else '_out' end,
      case when amount > 0 then other else account end, case when amount > 0 then account else other end,
      customer_id, abs(amount), ${now}
    from named`;
  await tx`select set_config('rialto.removes_ledger_entries', 'off', true)`;
}
