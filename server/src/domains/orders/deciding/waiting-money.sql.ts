import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/rules/order/status.ts';
import { MOST, ofOrder, type DecidedOrder } from './decisions.sql.ts';

export type OfflinePaymentRow = DecidedOrder & {
  amountMinor: number;
  methodName: string;
  answers: { key: string; value: string }[];
  proofFileId: string | null;
  toldAt: Date;
};

/** The latest payment of each order that a customer reported and that waits for a decision. */
export function openOfflinePayments(db: Sql): Promise<OfflinePaymentRow[]> {
  return db<OfflinePaymentRow[]>`
    select * from (
      select distinct on (o.id) ${ofOrder}, p.amount_minor as "amountMinor", t.method_name as "methodName", t.answers,
        t.proof_file_id as "proofFileId", t.told_at as "toldAt"
      from offline_payments t join payments p on p.id = t.payment_id join orders o on o.id = p.order_id
      where t.decided_at is null order by o.id, t.told_at desc
    ) told order by "toldAt" limit ${MOST}`;
}

export type RefundByHandRow = DecidedOrder & { amountMinor: number; methodName: string; since: Date };

/** Refunds of payments that were made outside the shop, which staff send themselves. */
export function refundsByHand(db: Sql): Promise<RefundByHandRow[]> {
  return db<RefundByHandRow[]>`
    select ${ofOrder}, r.amount_minor as "amountMinor", t.method_name as "methodName", r.created_at as since
    from refunds r join payments p on p.id = r.payment_id join offline_payments t on t.payment_id = p.id
    join orders o on o.id = p.order_id
    where r.sent_at is null and p.provider = 'offline' order by r.created_at limit ${MOST}`;
}

export type MismatchRow = {
  kind: 'payment_without_order' | 'order_without_payment';
  orderId: OrderId;
  status: OrderStatus;
  currency: string;
  paymentId: string | null;
  amountMinor: number;
  createdAt: Date;
};

/** Older ones were seen by the invariants that run every day. */
const MISMATCH_DAYS = 30;

/** Money that was kept although its order does not want it, and orders that count as paid without money. */
export function moneyMismatches(db: Sql, now: Date): Promise<MismatchRow[]> {
  const since = new Date(now.getTime() - MISMATCH_DAYS * 86_400_000);
  return db<MismatchRow[]>`
    select 'payment_without_order' as kind, o.id as "orderId", o.status, o.currency, p.id as "paymentId",
      p.amount_minor as "amountMinor", p.created_at as "createdAt"
    from payments p join orders o on o.id = p.order_id
    where p.status = 'paid' and p.created_at > ${since}
      and (o.status in ('canceled', 'failed') or o.payment_status not in ('paid', 'refunded'))
    union all
    select 'order_without_payment', o.id, o.status, o.currency, null, o.total_minor - o.wallet_minor, o.created_at
    from orders o
    where o.created_at > ${since} and o.payment_status = 'paid' and o.total_minor > o.wallet_minor
      and o.payment_method in ('digital_payment', 'offline_payment')
      and not exists (select from payments p where p.order_id = o.id and p.status in ('paid', 'surplus'))
    order by "createdAt" limit ${MOST}`;
}
