import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { cashRefusal } from '@rialto/rules/payment/cash.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { ensurePayLink } from '../../payments/payments.public.ts';
import { isOf, type Payer } from './payable-order.ts';
import { cashRules, findOrderState, type OrderState } from '../lifecycle/status.sql.ts';

export type OrderPayment = OrderState & { secret: string; canSwitchToCash: boolean; isOpen: boolean };

/** What is to be paid, until when and how. The same by a link: there is nothing about the buyer in it. */
export async function readOrderPayment(
  db: Sql,
  { orderId, payer, now }: { orderId: OrderId; payer: Payer; now: Date },
): Promise<OrderPayment> {
  const order = await findOrderState(db, orderId);
  if (!order || !isOf(order, payer)) throw new RefusalError({ code: 'order_unknown' });
  const { status, paymentStatus, paymentMethod, holdUntil, totalMinor } = order;
  const isAwaited = status === 'pending' && paymentStatus === 'unpaid' && paymentMethod !== 'cash_on_delivery';
  const isOpen = isAwaited && holdUntil !== null && holdUntil > now;
  const refusal = cashRefusal({ ...(await cashRules(db, order.zoneId, order.moduleId)), totalMinor });
  return { ...order, secret: await ensurePayLink(db, orderId), isOpen, canSwitchToCash: isOpen && refusal === null };
}
