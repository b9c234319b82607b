import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/rules/order/status.ts';
import type { PaymentMethod, PaymentStatus } from '@rialto/rules/payment/awaited.ts';

export type NewsFacts = {
  customerId: CustomerId;
  status: OrderStatus;
  orderType: 'delivery' | 'take_away' | 'parcel';
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
};

/** Null for the order of a guest, who has no settings and no verified address. */
export async function findNewsFacts(db: Sql, orderId: OrderId): Promise<NewsFacts | null> {
  const rows = await db<NewsFacts[]>`
    select owner_id as "customerId", status, order_type as "orderType", payment_method as "paymentMethod",
      payment_status as "paymentStatus"
    from orders where id = ${orderId} and owner_kind = 'customer'`;
  return rows[0] ?? null;
}
