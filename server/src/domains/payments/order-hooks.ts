import type { Sql } from '@rialto/database/sql.ts';
import type { RefundReason } from './refunds.sql.ts';

export type PaymentOutcome = {
  orderId: number;
  paymentId: string;
  outcome: 'paid' | 'failed' | 'refunded';
  /** Whether the money came by a provider or outside of the shop. */
  by: 'digital_payment' | 'offline_payment';
  /** Why money went back; null where none did. */
  reason: RefundReason | null;
  now: Date;
};

/** What payments need of orders, which live above them; filled in by the composition. */
export type OrderHooks = {
  /** The order's row is taken before the rows of its payments, always. */
  lockOrder(tx: Sql, orderId: number): Promise<void>;
  /** Tells what became of a payment. For money: why the order does not want it, or null when it is the order's now. */
  onPaymentOutcome(tx: Sql, outcome: PaymentOutcome): Promise<RefundReason | null>;
};
