import type { BillShape } from '@rialto/contract/shapes/bill.ts';
import type { Bill, BillEntry } from '@rialto/rules/price/order-total.ts';
import { amount, flag } from '../../platform/wire-values.ts';

/** A bill as quoted, or as stored with an order: a stored reason may no longer exist in the code. */
export type BillSource = Record<Exclude<keyof Bill, 'subtotal' | 'isTaxIncluded'>, { minor: number; reason: string }> &
  Pick<Bill, 'subtotal' | 'isTaxIncluded'>;

export function billView(bill: BillSource, digits: number): BillShape {
  const entry = ({ minor, reason }: { minor: BillEntry['minor']; reason: string }) => ({
    amount: amount(minor, digits),
    reason,
  });
  return {
    items: entry(bill.items),
    add_ons: entry(bill.addOns),
    discount: entry(bill.discount),
    coupon: entry(bill.coupon),
    first_order: entry(bill.firstOrder),
    tax: entry(bill.tax),
    tax_included: flag(bill.isTaxIncluded),
    delivery_charge: entry(bill.delivery),
    tip: entry(bill.tip),
    additional_charge: entry(bill.additional),
    subtotal: amount(bill.subtotal, digits),
    total: amount(bill.total.minor, digits),
  };
}
