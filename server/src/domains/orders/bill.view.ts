import type { BillShape } from '@rialto/contract/shapes/order/bill.ts';
import type { Bill, BillEntry } from '@rialto/rules/price/order-total.ts';
import { amount, flag } from '../../platform/wire-values.ts';
import type { OrderDetailRow } from './order-row.ts';

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

/** The bill as it was stored with the order. */
export function billOf(row: OrderDetailRow): BillSource {
  const entry = (name: string, minor: number) => ({ minor, reason: row.reasons[name] ?? 'none' });
  return {
    items: entry('items', row.itemsMinor),
    addOns: entry('addOns', row.addOnsMinor),
    discount: entry('discount', row.discountMinor),
    coupon: entry('coupon', row.couponMinor),
    firstOrder: entry('firstOrder', row.firstOrderMinor),
    tax: entry('tax', row.taxMinor),
    delivery: entry('delivery', row.deliveryMinor),
    tip: entry('tip', row.tipMinor),
    additional: entry('additional', row.additionalMinor),
    total: entry('total', row.totalMinor),
    subtotal: row.itemsMinor + row.addOnsMinor - row.discountMinor,
    isTaxIncluded: row.isTaxIncluded,
  };
}
