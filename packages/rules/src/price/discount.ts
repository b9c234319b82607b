export type DiscountType = 'percent' | 'amount';
/** Hundredths of a percent, or minor units of the shop's currency. */
export type Discount = { type: DiscountType; value: number };

/** What a discount takes off a price, rounded half up to the minor unit and never more than the price. */
export function discountMinor(priceMinor: number, { type, value }: Discount): number {
  const taken = type === 'percent' ? Math.floor((priceMinor * value + 5_000) / 10_000) : value;
  return Math.min(priceMinor, taken);
}

type Discounts = { own: Discount; storePercent: number; flash: Discount };

/** The one discount that holds: a flash sale's, or else the store's, or else the item's own (ITM-03). */
export function discountNow({ own, storePercent, flash }: Discounts): Discount {
  if (flash.value > 0) return flash;
  return storePercent > 0 ? { type: 'percent', value: storePercent } : own;
}
