import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/rules/order/status.ts';
import type { PaymentMethod, PaymentStatus } from '@rialto/rules/payment/awaited.ts';

export type NewsFacts = {
  /** Null for the order of a guest. */
  customerId: CustomerId | null;
  /** The contact of the order, to which the news of a guest go. Simulated orders have none. */
  phone: string | null;
  email: string | null;
  language: 'en' | 'ar' | null;
  status: OrderStatus;
  orderType: 'delivery' | 'take_away' | 'parcel';
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
};

export async function findNewsFacts(db: Sql, orderId: OrderId): Promise<NewsFacts | null> {
  const rows = await db<NewsFacts[]>`
    select case o.owner_kind when 'customer' then o.owner_id end as "customerId",
      case when s.order_id is null then o.contact_number end as phone,
      case when s.order_id is null then o.contact_email end as email, o.language, o.status,
      o.order_type as "orderType", o.payment_method as "paymentMethod", o.payment_status as "paymentStatus"
    from orders o left join simulated_orders s on s.order_id = o.id where o.id = ${orderId}`;
  return rows[0] ?? null;
}
