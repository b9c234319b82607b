import { deliveryCharge, type DeliveryRates } from '../delivery/charge.ts';
import { discountMinor, type Discount } from './discount.ts';
import type { Minor } from './minor.ts';
import type { PricedLine } from './priced-lines.ts';

/** The reason for the amount of a bill line. The page has a text for each. */
export const billReasons = [
  'sum',
  'none',
  'flash_sale',
  'store_discount',
  'item_discount',
  'several_discounts',
  'coupon',
  'coupon_at_most',
  'first_order',
  'tax_included',
  'tax_added',
  'by_distance',
  'at_least',
  'at_most',
  'take_away',
  'store_pays',
  'over_threshold',
  'free_by_coupon',
  'for_the_courier',
  'additional_charge',
] as const;
export type BillReason = (typeof billReasons)[number];
export type BillEntry = { minor: Minor; reason: BillReason };

export type Bill = Record<
  'items' | 'addOns' | 'discount' | 'coupon' | 'firstOrder' | 'tax' | 'delivery' | 'tip' | 'additional' | 'total',
  BillEntry
> & {
  /** Items and add-ons after their discounts; minimums and the free delivery threshold are compared with it. */
  subtotal: Minor;
  isTaxIncluded: boolean;
};

export type Reduction = Discount & { maximum: Minor | null };
export type OrderParts = {
  lines: readonly PricedLine[];
  coupon: ({ kind: 'amount_off' } & Reduction) | { kind: 'free_delivery' } | null;
  firstOrder: Reduction | null;
  tax: { percent: number; isIncluded: boolean };
  delivery: { kind: 'take_away' } | { kind: 'delivery'; metres: number; rates: DeliveryRates; isStoreFree: boolean };
  freeDeliveryOver: Minor | null;
  tip: Minor;
  additionalCharge: Minor;
};

/**
 * The bill of an order (CHK-02). Coupon and then first-order discount reduce items and add-ons, at most to zero; tax is
 * computed on the rest, and delivery, tip and the service charge are added, each rounded half up once so that the parts
 * add up.
 */
export function orderTotal(bought: OrderParts): Bill {
  const items = entry(sumOf(bought.lines, 'goods'), 'sum');
  const addOns = entry(sumOf(bought.lines, 'addOns'), 'sum');
  const discount = entry(sumOf(bought.lines, 'discount'), discountReason(bought.lines));
  const subtotal = items.minor + addOns.minor - discount.minor;
  const coupon = couponEntry(subtotal, bought.coupon);
  const firstOrder = entry(reductionOf(subtotal - coupon.minor, bought.firstOrder), 'first_order');
  const net = subtotal - coupon.minor - firstOrder.minor;
  const tax = taxEntry(net, bought.tax);
  const delivery = deliveryEntry(bought, subtotal);
  const tip = entry(bought.tip, 'for_the_courier');
  const additional = entry(bought.additionalCharge, 'additional_charge');
  const onTop = (bought.tax.isIncluded ? 0 : tax.minor) + delivery.minor + tip.minor + additional.minor;
  return {
    ...{ items, addOns, discount, coupon, firstOrder, tax, delivery, tip, additional },
    total: { minor: net + onTop, reason: 'sum' },
    subtotal,
    isTaxIncluded: bought.tax.isIncluded,
  };
}

/** What is paid for the goods: items and add-ons after every discount, without added tax, delivery, tip and charges. */
export function goodsMinor({ subtotal, coupon, firstOrder }: Pick<Bill, 'subtotal' | 'coupon' | 'firstOrder'>): Minor {
  return subtotal - coupon.minor - firstOrder.minor;
}

function entry(minor: Minor, reason: BillReason): BillEntry {
  return { minor, reason: minor === 0 ? 'none' : reason };
}

function sumOf(lines: readonly PricedLine[], part: 'goods' | 'addOns' | 'discount'): Minor {
  return lines.reduce((sum, line) => sum + line[part], 0);
}

const reasonOfKind = { flash_sale: 'flash_sale', store: 'store_discount', item: 'item_discount' } as const;

function discountReason(lines: readonly PricedLine[]): BillReason {
  const kinds = new Set(lines.flatMap(({ discountKind }) => (discountKind === 'none' ? [] : [discountKind])));
  const [first] = kinds;
  if (first === undefined) return 'none';
  return kinds.size > 1 ? 'several_discounts' : reasonOfKind[first];
}

function reductionOf(amount: Minor, reduction: Reduction | null): Minor {
  return reduction === null ? 0 : Math.min(discountMinor(amount, reduction), reduction.maximum ?? Infinity);
}

function couponEntry(subtotal: Minor, coupon: OrderParts['coupon']): BillEntry {
  if (coupon?.kind !== 'amount_off') return entry(0, 'coupon');
  const taken = reductionOf(subtotal, coupon);
  return entry(taken, taken < discountMinor(subtotal, coupon) ? 'coupon_at_most' : 'coupon');
}

const HUNDRED_PERCENT = 10_000;

function taxEntry(net: Minor, { percent, isIncluded }: OrderParts['tax']): BillEntry {
  if (!isIncluded) return entry(discountMinor(net, { type: 'percent', value: percent }), 'tax_added');
  // The tax included in a price: 14 of 114 with 14 %.
  const whole = BigInt(HUNDRED_PERCENT + percent);
  return entry(Number((2n * BigInt(net) * BigInt(percent) + whole) / (2n * whole)), 'tax_included');
}

/** The threshold is compared with the amount of the cart's progress bar, which a coupon does not lower. */
function deliveryEntry({ delivery, coupon, freeDeliveryOver }: OrderParts, subtotal: Minor): BillEntry {
  if (delivery.kind === 'take_away') return { minor: 0, reason: 'take_away' };
  if (delivery.isStoreFree) return { minor: 0, reason: 'store_pays' };
  if (freeDeliveryOver !== null && subtotal >= freeDeliveryOver) return { minor: 0, reason: 'over_threshold' };
  if (coupon?.kind === 'free_delivery') return { minor: 0, reason: 'free_by_coupon' };
  const { metres, rates } = delivery;
  const minor = deliveryCharge(metres, rates, false);
  const unbound = deliveryCharge(metres, { ...rates, minimumMinor: 0, maximumMinor: null }, false);
  return entry(minor, minor > unbound ? 'at_least' : minor < unbound ? 'at_most' : 'by_distance');
}
