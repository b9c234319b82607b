import type { TransactionType } from '@rialto/contract/shapes/transaction-type.ts';
import type { MoneyReason } from '../ledger/entry.ts';

/** The entries that each filter of the history shows. */
export const reasonsOfType: Readonly<Record<Exclude<TransactionType, 'all'>, readonly MoneyReason[]>> = {
  order: ['order_payment'],
  refund: ['order_return', 'unwanted_payment'],
  add_fund: ['top_up'],
  bonus: ['top_up_bonus'],
  cashback: ['cashback', 'cashback_reversal', 'cashback_owed', 'cashback_repaid'],
  referrer: ['referral_reward'],
  loyalty_point: ['points_conversion'],
  adjustment: ['adjustment_in', 'adjustment_out', 'paid_out', 'given_up'],
};

export function typeOfReason(reason: string): TransactionType {
  const found = Object.entries(reasonsOfType).find(([, reasons]) => (reasons as readonly string[]).includes(reason));
  return (found?.[0] ?? 'adjustment') as TransactionType;
}
