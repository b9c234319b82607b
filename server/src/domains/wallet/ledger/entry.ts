import type { CustomerId, OrderId } from '@rialto/database/ids.ts';

/** Why money moved, and between which accounts. `wallet` is the customer's; the others belong to the shop. */
export const moneyMoves = {
  top_up: ['clearing', 'wallet'],
  top_up_bonus: ['promotions', 'wallet'],
  order_payment: ['wallet', 'shop'],
  order_return: ['shop', 'wallet'],
  unwanted_payment: ['clearing', 'wallet'],
  cashback: ['promotions', 'wallet'],
  cashback_reversal: ['wallet', 'promotions'],
  // What a reversal could not take, and its repayment from a later reward.
  cashback_owed: ['owed', 'promotions'],
  cashback_repaid: ['wallet', 'owed'],
  referral_reward: ['promotions', 'wallet'],
  points_conversion: ['promotions', 'wallet'],
  adjustment_in: ['adjustments', 'wallet'],
  adjustment_out: ['wallet', 'adjustments'],
  paid_out: ['wallet', 'adjustments'],
  given_up: ['wallet', 'shop'],
  online_payment: ['clearing', 'shop'],
  online_refund: ['shop', 'clearing'],
  cash_payment: ['cash', 'shop'],
  cash_refund: ['shop', 'cash'],
} as const;

/** Why points moved. */
export const pointMoves = {
  points_earned: ['issued', 'points'],
  points_reversal: ['points', 'issued'],
  points_owed: ['owed_points', 'issued'],
  points_repaid: ['points', 'owed_points'],
  points_converted: ['points', 'issued'],
  points_adjustment_in: ['issued', 'points'],
  points_adjustment_out: ['points', 'issued'],
  points_given_up: ['points', 'issued'],
} as const;

export type MoneyReason = keyof typeof moneyMoves;
export type PointReason = keyof typeof pointMoves;
export type Reason = MoneyReason | PointReason;

/** One movement. The same cause moves nothing twice. */
export type Movement = {
  reason: Reason;
  cause: string;
  amount: number;
  /** Null for a movement between accounts of the shop. */
  customerId: CustomerId | null;
  orderId?: OrderId | null;
  note?: string | null;
  now: Date;
};
