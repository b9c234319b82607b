import type { RefundTo } from '@rialto/contract/shapes/order.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { refundableMinor } from '@rialto/rules/payment/refund.ts';
import { reasonGiven, recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { requireWallet } from '../../wallet/wallet.public.ts';
import { requireOfStaff } from '../board/board-order.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';
import { findOrderState, lockOrderState, type OrderState } from '../lifecycle/status.sql.ts';
import { refundedParts } from '../money/order-refunds.sql.ts';
import { refundOrder } from '../lifecycle/refunding/refund-order.ts';
import { writeRefundDecision } from './decisions.sql.ts';

type Grant = {
  staff: Staff;
  orderId: OrderId;
  amountMinor: number;
  /** What was refunded before, as the caller saw it. */
  seenMinor: number;
  to: RefundTo;
  reason: string | null;
  settings: ShopSettings;
  now: Date;
};

/**
 * Refunds an order whose customer asked for it. The first refund answers the request; an order that was refunded in part
 * can get more until nothing of what was paid is left.
 */
export function grantRefund(db: Sql, grant: Grant): Promise<{ refundedMinor: number; leftMinor: number }> {
  const { staff, orderId, amountMinor, seenMinor, to, reason, settings, now } = grant;
  return inTransaction(db, async (tx) => {
    const order = requireOfStaff(staff, await lockOrderState(tx, orderId));
    requireDestination(order, to, settings);
    const before = await refundedSum(tx, orderId);
    if (before !== seenMinor) throw new RefusalError({ code: 'refund_changed' });
    if (order.status === 'refunded') await refundOrder(tx, order, { amountMinor, to, now });
    else {
      const step = { to: 'refunded', by: 'operator', refundTo: to, refundMinor: amountMinor } as const;
      await changeOrderStatus(tx, orderId, { ...step, reason, now });
    }
    await writeRefundDecision(tx, { orderId, status: 'approved', answer: reason, now });
    const about = { staff, now, subject: 'order' as const, subjectId: orderId, storeId: order.storeId };
    const after = { refunded_minor: before + amountMinor, to, ...reasonGiven(reason) };
    await recordChange(tx, { ...about, action: 'grantRefund', before: { refunded_minor: before }, after });
    return { refundedMinor: before + amountMinor, leftMinor: await leftOf(tx, orderId) };
  });
}

/** Money goes to the wallet of a customer in the currency of the wallet only. */
function requireDestination(order: OrderState, to: RefundTo, settings: ShopSettings): void {
  if (to !== 'wallet') return;
  requireWallet(settings);
  if (order.ownerKind !== 'customer' || order.currency !== settings.currency.code)
    throw new RefusalError({ code: 'wallet_off' });
}

async function refundedSum(tx: Sql, orderId: OrderId): Promise<number> {
  const { paidMinor, walletMinor } = await refundedParts(tx, orderId);
  return paidMinor + walletMinor;
}

async function leftOf(tx: Sql, orderId: OrderId): Promise<number> {
  const order = await findOrderState(tx, orderId);
  return order ? refundableMinor(order, await refundedParts(tx, orderId)) : 0;
}

type Refuse = { staff: Staff; orderId: OrderId; reason: string; now: Date };

/** Refuses a refund with a reason that the customer sees. */
export function refuseRefund(db: Sql, { staff, orderId, reason, now }: Refuse): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = requireOfStaff(staff, await lockOrderState(tx, orderId));
    await changeOrderStatus(tx, orderId, { to: 'refund_request_canceled', by: 'operator', reason, now });
    await writeRefundDecision(tx, { orderId, status: 'rejected', answer: reason, now });
    const about = { staff, now, subject: 'order' as const, subjectId: orderId, storeId: order.storeId };
    const [before, after] = [{ status: order.status }, { status: 'refund_request_canceled', ...reasonGiven(reason) }];
    await recordChange(tx, { ...about, action: 'refuseRefund', before, after });
  });
}
