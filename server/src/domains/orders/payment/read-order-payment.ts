import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { cashRefusal } from '@rialto/rules/payment/cash.ts';
import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { ensurePayLink } from '../../payments/payments.public.ts';
import { findBalance } from '../money/find-balance.ts';
import { isPayer, paymentRefusal, type Payer } from './payable-order.ts';
import { cashRules, findOrderState, timeZoneOf, type OrderState } from '../lifecycle/status.sql.ts';

export type OrderPayment = OrderState & {
  secret: string;
  canSwitchToCash: boolean;
  isOpen: boolean;
  timezone: string;
  /** What the payer has in the wallet; null unless the owner is signed in, the shop has wallets and the order is open. */
  balanceMinor: number | null;
};

/** Amount, deadline and methods of payment, without data about the buyer, because links are shared. */
export async function readOrderPayment(
  db: Sql,
  { orderId, payer, settings, now }: { orderId: OrderId; payer: Payer; settings: ShopSettings; now: Date },
): Promise<OrderPayment> {
  const order = await findOrderState(db, orderId);
  if (!order || !isPayer(order, payer)) throw new RefusalError({ code: 'order_unknown' });
  const isOpen = paymentRefusal(order, now) === null;
  const refusal = cashRefusal({ ...(await cashRules(db, orderId)), dueMinor: dueMinor(order) });
  const [secret, timezone, balanceMinor] = await Promise.all([
    ensurePayLink(db, orderId),
    timeZoneOf(db, orderId),
    payer === 'link' || !isOpen ? null : findBalance(db, payer, settings),
  ]);
  return {
    ...order,
    secret,
    timezone: timezone ?? settings.timeZone ?? 'UTC',
    balanceMinor,
    isOpen,
    canSwitchToCash: isOpen && refusal === null,
  };
}
