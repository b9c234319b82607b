import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** As the table allows. */
export const MAX_REFUNDS = 20;

/** What was refunded of an order: of the money paid by its method, and of the wallet's share. */
export type RefundedParts = { count: number; paidMinor: number; walletMinor: number };

/** The caller has locked the order. */
export async function refundedParts(db: Sql, orderId: OrderId): Promise<RefundedParts> {
  const [row] = await db<RefundedParts[]>`
    select count(*) as count, coalesce(sum(paid_minor), 0)::bigint as "paidMinor",
      coalesce(sum(wallet_minor), 0)::bigint as "walletMinor"
    from order_refunds where order_id = ${orderId}`;
  return row ?? { count: 0, paidMinor: 0, walletMinor: 0 };
}

type NewRefund = {
  orderId: OrderId;
  number: number;
  paidMinor: number;
  walletMinor: number;
  destination: 'original' | 'wallet';
  now: Date;
};

export async function insertOrderRefund(tx: Sql, refund: NewRefund): Promise<void> {
  const { orderId, number, paidMinor, walletMinor, destination, now } = refund;
  await tx`
    insert into order_refunds (order_id, number, paid_minor, wallet_minor, destination, created_at)
    values (${orderId}, ${number}, ${paidMinor}, ${walletMinor}, ${destination}, ${now})`;
}
