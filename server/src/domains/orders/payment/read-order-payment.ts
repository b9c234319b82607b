import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { cashRefusal } from '@rialto/rules/payment/cash.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { ensurePayLink } from '../../payments/payments.public.ts';
import { isPayer, paymentRefusal, type Payer } from './payable-order.ts';
import { cashRules, findOrderState, timeZoneOf, type OrderState } from '../lifecycle/status.sql.ts';

export type OrderPayment = OrderState & {
  secret: string;
  canSwitchToCash: boolean;
  isOpen: boolean;
  timezone: string | null;
};

/** Amount, deadline and methods of payment, without data about the buyer, because links are shared. */
export async function readOrderPayment(
  db: Sql,
  { orderId, payer, now }: { orderId: OrderId; payer: Payer; now: Date },
): Promise<OrderPayment> {
  const order = await findOrderState(db, orderId);
  if (!order || !isPayer(order, payer)) throw new RefusalError({ code: 'order_unknown' });
  const isOpen = paymentRefusal(order, now) === null;
  const refusal = cashRefusal({ ...(await cashRules(db, orderId)), totalMinor: order.totalMinor });
  const [secret, timezone] = await Promise.all([ensurePayLink(db, orderId), timeZoneOf(db, orderId)]);
  return { ...order, secret, timezone, isOpen, canSwitchToCash: isOpen && refusal === null };
}
