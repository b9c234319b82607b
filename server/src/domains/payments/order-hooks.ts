import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { RefundReason } from './refunds.sql.ts';

/** The outcome of a payment. */
export type SettledOutcome = {
  paymentId: string;
  outcome: 'paid' | 'failed' | 'refunded';
  /** Whether the money came through a provider or outside the shop. */
  by: 'digital_payment' | 'offline_payment';
  /** What the payment is for; only of an outcome `paid`. */
  amountMinor?: number;
  /** Which part of the payment went back; only of an outcome `refunded`. */
  refunded?: { number: number; amountMinor: number };
  /** Reason of the refund; null without one. */
  reason: RefundReason | null;
  now: Date;
};
export type PaymentOutcome = SettledOutcome & { orderId: OrderId };

/** What payments need from orders, a domain above them. The composition provides it. */
export type OrderHooks = {
  /** Every transaction locks the order before its payments. */
  lockOrder(tx: Sql, orderId: OrderId): Promise<void>;
  /** Applies the outcome of a payment to its order. Returns why received money must be refunded, or null if it is kept. */
  onPaymentOutcome(tx: Sql, outcome: PaymentOutcome): Promise<RefundReason | null>;
};
