import type { Sql } from '@rialto/database/sql.ts';
import type { PlannedOrder } from '../customers/plan-orders.ts';
import { orderOfReferral, planMovements, planTopUps, referral } from './plan-money.ts';

const CURRENCY = 'USD';

/** The history of the wallets and points of the demo's customers, moved as the shop moves it. */
export async function insertMoney(tx: Sql, orders: readonly PlannedOrder[], now: Date): Promise<void> {
  if (orders.length === 0) return;
  for (const { id, customerId, amountMinor, bonusMinor, at } of planTopUps(now))
    await tx`
      insert into top_ups (customer_id, id, amount_minor, bonus_minor, currency, status, secret, created_at, paid_at)
      values (${customerId}, ${id}, ${amountMinor}, ${bonusMinor}, ${CURRENCY}, 'paid',
        md5(random()::text) || md5(random()::text), ${at}, ${at})`;
  await tx`select setval(pg_get_serial_sequence('top_ups', 'id'), (select max(id) from top_ups))`;
  const first = orderOfReferral(orders);
  if (first)
    await tx`
      insert into referrals (customer_id, referrer_id, joined_at, state, decided_at)
      select id, ${referral.referrerId}, created_at, 'rewarded', ${first.at} from customers
      where id = ${referral.customerId}`;
  for (const { cause, reason, from, to, amount, customerId, orderId, note, at } of planMovements(orders, now))
    await tx`
      select move_amount(${to === 'issued' || from === 'issued' ? 'points' : 'money'}, ${cause}, ${reason}, ${from}, ${to},
        ${amount}::bigint, ${customerId}::bigint, ${orderId}::bigint, ${note ?? null}::text, ${at})`;
}
