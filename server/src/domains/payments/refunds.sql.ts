import type { Sql } from '@rialto/database/sql.ts';

export type RefundReason = 'order_undone' | 'paid_otherwise' | 'paid_twice' | 'amount_differs' | 'requested';

export async function insertRefund(
  tx: Sql,
  { paymentId, amountMinor, reason, now }: { paymentId: string; amountMinor: number; reason: RefundReason; now: Date },
): Promise<void> {
  await tx`
    insert into refunds (payment_id, amount_minor, reason, created_at, retry_at)
    values (${paymentId}, ${amountMinor}, ${reason}, ${now}, ${now})
    on conflict (payment_id) do nothing`;
}

/** The order's money becomes surplus, and its refund is owed. Nothing where the order has no money of ours. */
export async function giveUpMoney(tx: Sql, orderId: number, reason: RefundReason, now: Date): Promise<boolean> {
  const rows = await tx`
    with given_up as (
      update payments set status = 'surplus' where order_id = ${orderId} and status = 'paid'
      returning id, amount_minor
    )
    insert into refunds (payment_id, amount_minor, reason, created_at, retry_at)
    select id, amount_minor, ${reason}, ${now}, ${now} from given_up
    on conflict (payment_id) do nothing
    returning payment_id`;
  return rows.length > 0;
}

export type OwedRefund = {
  paymentId: string;
  orderId: number;
  provider: 'sandbox' | 'stripe';
  moneyReference: string;
  amountMinor: number;
  currency: string;
  reason: RefundReason;
};

/**
 * Takes the next one that is due, and makes it due again after a while should we not come back; whoever comes next
 * waits longer each time. Money that came outside of any provider goes back by the operator's hand.
 */
export async function takeOwedRefund(
  db: Sql,
  providers: readonly string[],
  now: Date,
): Promise<OwedRefund | undefined> {
  const [row] = await db<OwedRefund[]>`
    update refunds r
    set attempt_count = attempt_count + 1,
        retry_at = ${now}::timestamptz + least(interval '1 hour', interval '30 seconds' * 2 ^ least(attempt_count, 10))
    from payments p
    where p.id = r.payment_id and r.payment_id = (
      select w.payment_id from refunds w join payments q on q.id = w.payment_id
      where w.sent_at is null and w.retry_at <= ${now} and q.provider = any(${providers})
      order by w.retry_at limit 1 for update of w skip locked
    )
    returning r.payment_id as "paymentId", p.order_id as "orderId", p.provider, p.money_reference as "moneyReference",
      r.amount_minor as "amountMinor", p.currency, r.reason`;
  return row;
}

export type MoneyBack = { amountMinor: number; sentAt: Date | null };

/** What goes back of the money that came in for an order, the oldest first. */
export function moneyBackOf(db: Sql, orderId: number): Promise<MoneyBack[]> {
  return db<MoneyBack[]>`
    select r.amount_minor as "amountMinor", r.sent_at as "sentAt"
    from refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${orderId} order by r.created_at, r.payment_id`;
}

/** Money of the order that no provider can send back. */
export async function refundOwedByHand(
  tx: Sql,
  orderId: number,
): Promise<{ paymentId: string; reason: RefundReason } | undefined> {
  const [row] = await tx<{ paymentId: string; reason: RefundReason }[]>`
    select r.payment_id as "paymentId", r.reason from refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${orderId} and p.provider = 'offline' and r.sent_at is null
    order by r.created_at limit 1`;
  return row;
}

export async function refundWasSent(tx: Sql, paymentId: string, reference: string, now: Date): Promise<boolean> {
  const rows = await tx`
    update refunds set sent_at = ${now}, reference = ${reference}
    where payment_id = ${paymentId} and sent_at is null
    returning payment_id`;
  return rows.length > 0;
}
