import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OrderHooks, SettledOutcome } from './order-hooks.ts';
import type { PaymentPurpose } from './payment-purpose.ts';
import type { RefundReason } from './refunds.sql.ts';
import type { TopUpHooks } from './top-up-hooks.ts';

/** What payments need from the domains above them. */
export type PaymentHooks = { orders: OrderHooks; topUps: TopUpHooks };

/** The order or the top-up of one payment. */
export type PaymentTarget = {
  /** Every transaction locks the target before its payments. */
  lock(tx: Sql): Promise<void>;
  /** Returns why received money must be refunded, or null if it is kept. */
  settle(tx: Sql, outcome: SettledOutcome): Promise<RefundReason | null>;
  /** Money came that is not the requested amount. It is refunded. */
  refuseAmount(tx: Sql): Promise<void>;
};

export function targetOf({ orderId, topUpId }: PaymentPurpose, { orders, topUps }: PaymentHooks): PaymentTarget {
  return orderId === null ? topUpTarget(topUpId, topUps) : orderTarget(orderId, orders);
}

/** An order can still be paid after a wrong amount. */
export function orderTarget(orderId: OrderId, orders: OrderHooks): PaymentTarget {
  return {
    lock: (tx) => orders.lockOrder(tx, orderId),
    settle: (tx, outcome) => orders.onPaymentOutcome(tx, { ...outcome, orderId }),
    refuseAmount: async () => undefined,
  };
}

function topUpTarget(topUpId: number, topUps: TopUpHooks): PaymentTarget {
  return {
    lock: (tx) => topUps.lockTopUp(tx, topUpId),
    settle: (tx, outcome) => topUps.onPaymentOutcome(tx, { ...outcome, topUpId }),
    refuseAmount: (tx) => topUps.onAmountRefused(tx, topUpId),
  };
}
