import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { ProviderName } from './payment-provider.ts';
import type { PaymentPurpose } from './payment-purpose.ts';

export type RefundReason =
  | 'order_undone'
  | 'paid_otherwise'
  | 'paid_twice'
  | 'amount_differs'
  | 'requested'
  | 'account_deleted';

export type RefundDestination = 'original' | 'wallet';
/** Instead of a provider's reference. */
const IN_WALLET = 'wallet';

export async function insertRefund(
  tx: Sql,
  { paymentId, amountMinor, reason, now }: { paymentId: string; amountMinor: number; reason: RefundReason; now: Date },
): Promise<void> {
  await tx`
    insert into refunds (payment_id, amount_minor, reason, created_at, retry_at)
    values (${paymentId}, ${amountMinor}, ${reason}, ${now}, ${now})
    on conflict (payment_id, number) do nothing`;
}

type WalletRefund = { paymentId: string; amountMinor: number; reason: RefundReason; now: Date };

/** Records that money which is not kept went to the wallet, before it would be sent back to the provider. */
export async function insertWalletRefund(tx: Sql, refund: WalletRefund): Promise<void> {
  const { paymentId, amountMinor, reason, now } = refund;
  await tx`
    insert into refunds (payment_id, amount_minor, reason, destination, created_at, retry_at, sent_at, reference)
    values (${paymentId}, ${amountMinor}, ${reason}, 'wallet', ${now}, ${now}, ${now}, ${IN_WALLET})
    on conflict (payment_id, number) do nothing`;
}

export type ScheduledRefund = { paymentId: string; amountMinor: number };
type NewRefund = { orderId: OrderId; reason: RefundReason; destination: RefundDestination; now: Date };

/** Marks the order's money as surplus and schedules its refund. One to the wallet is recorded as sent. */
export function scheduleRefunds(tx: Sql, { orderId, reason, destination, now }: NewRefund): Promise<ScheduledRefund[]> {
  const isSent = destination === 'wallet';
  return tx<ScheduledRefund[]>`
    with surplus as (
      update payments set status = 'surplus' where order_id = ${orderId} and status = 'paid'
      returning id, amount_minor
    )
    insert into refunds (payment_id, amount_minor, reason, destination, created_at, retry_at, sent_at, reference)
    select id, amount_minor, ${reason}, ${destination}, ${now}, ${now}, ${isSent ? now : null}::timestamptz,
      ${isSent ? IN_WALLET : null}::text
    from surplus
    on conflict (payment_id, number) do nothing
    returning payment_id as "paymentId", amount_minor as "amountMinor"`;
}

type PartRefund = { orderId: OrderId; amountMinor: number; destination: RefundDestination; now: Date };

/**
 * Refunds a part of the money that a locked order keeps, or what is left of it, which makes the payment surplus. Null if
 * the payment has less left.
 */
export async function schedulePartRefund(
  tx: Sql,
  { orderId, amountMinor, destination, now }: PartRefund,
): Promise<RefundName | null> {
  const isSent = destination === 'wallet';
  const [row] = await tx<RefundName[]>`
    with kept as (
      select p.id, p.amount_minor - coalesce(sum(r.amount_minor), 0)::bigint as rest, coalesce(max(r.number), 0) as latest
      from payments p left join refunds r on r.payment_id = p.id
      where p.order_id = ${orderId} and p.status = 'paid' group by p.id
    ), closed as (
      update payments p set status = 'surplus' from kept k where p.id = k.id and k.rest = ${amountMinor}
    )
    insert into refunds (payment_id, number, amount_minor, reason, destination, created_at, retry_at, sent_at, reference)
    select id, latest + 1, ${amountMinor}, 'requested', ${destination}, ${now}, ${now},
      ${isSent ? now : null}::timestamptz, ${isSent ? IN_WALLET : null}::text
    from kept where rest >= ${amountMinor}
    returning payment_id as "paymentId", number`;
  return row ?? null;
}

/** A payment may be refunded in parts, which are numbered from 1. */
export type RefundName = { paymentId: string; number: number };

export type DueRefund = PaymentPurpose & {
  paymentId: string;
  number: number;
  provider: ProviderName;
  moneyReference: string;
  amountMinor: number;
  currency: string;
  reason: RefundReason;
};

/**
 * Claims the next due refund and postpones its retry with exponential backoff, in case sending fails. Offline payments
 * are refunded by the operator.
 */
export async function claimDueRefund(db: Sql, providers: readonly string[], now: Date): Promise<DueRefund | undefined> {
  const [row] = await db<DueRefund[]>`
    update refunds r
    set attempt_count = attempt_count + 1,
        retry_at = ${now}::timestamptz + least(interval '1 hour', interval '30 seconds' * 2 ^ least(attempt_count, 10))
    from payments p
    where p.id = r.payment_id and (r.payment_id, r.number) = (
      select w.payment_id, w.number from refunds w join payments q on q.id = w.payment_id
      where w.sent_at is null and w.retry_at <= ${now} and q.provider = any(${providers})
      order by w.retry_at limit 1 for update of w skip locked
    )
    returning r.payment_id as "paymentId", r.number, p.order_id as "orderId", p.top_up_id as "topUpId", p.provider,
      p.money_reference as "moneyReference", r.amount_minor as "amountMinor", p.currency, r.reason`;
  return row;
}

export type OrderRefund = { amountMinor: number; sentAt: Date | null; destination: RefundDestination };

/** Refunds of an order, oldest first. */
export function refundsOf(db: Sql, orderId: OrderId): Promise<OrderRefund[]> {
  return db<OrderRefund[]>`
    select r.amount_minor as "amountMinor", r.sent_at as "sentAt", r.destination
    from refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${orderId} order by r.created_at, r.payment_id, r.number`;
}

type ManualRefund = RefundName & { amountMinor: number; reason: RefundReason };

/** The oldest refund of the order that the operator must send. */
export async function findManualRefund(tx: Sql, orderId: OrderId): Promise<ManualRefund | undefined> {
  const [row] = await tx<ManualRefund[]>`
    select r.payment_id as "paymentId", r.number, r.amount_minor as "amountMinor", r.reason from refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${orderId} and p.provider = 'offline' and r.sent_at is null
    order by r.created_at, r.number limit 1`;
  return row;
}

export async function markRefundSent(
  tx: Sql,
  { paymentId, number }: RefundName,
  reference: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx`
    update refunds set sent_at = ${now}, reference = ${reference}
    where payment_id = ${paymentId} and number = ${number} and sent_at is null
    returning payment_id`;
  return rows.length > 0;
}

type ReceivedMoney = {
  orderId: OrderId | null;
  topUpId: number | null;
  provider: string;
  moneyReference: string | null;
  amountMinor: number;
};

/** Whether this money was already used for the order or the top-up, or is refunded. */
export async function isMoneyKnown(tx: Sql, money: ReceivedMoney): Promise<boolean> {
  const { orderId, topUpId, provider, moneyReference, amountMinor } = money;
  const rows = await tx`
    select from payments p left join refunds r on r.payment_id = p.id and r.reason = 'amount_differs'
    where (p.order_id = ${orderId}::bigint or p.top_up_id = ${topUpId}::bigint)
      and p.provider = ${provider} and p.status in ('paid', 'surplus')
      and p.money_reference is not distinct from ${moneyReference}::text
      and coalesce(r.amount_minor, p.amount_minor) = ${amountMinor}`;
  return rows.length > 0;
}
