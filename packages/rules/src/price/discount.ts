export type DiscountType = 'percent' | 'amount';
/** Hundredths of a percent, or minor units of the shop's currency. */
export type Discount = { type: DiscountType; value: number };

/** The discount on a price, rounded half up to the minor unit and at most the price. */
export function discountMinor(priceMinor: number, { type, value }: Discount): number {
  return Math.min(priceMinor, type === 'percent' ? shareOf(priceMinor, value) : value);
}

const WHOLE = 10_000;

/** In two steps, because a large price times its percentage exceeds the exact range of a number. */
function shareOf(priceMinor: number, share: number): number {
  return Math.floor(priceMinor / WHOLE) * share + Math.floor(((priceMinor % WHOLE) * share + WHOLE / 2) / WHOLE);
}

type Discounts = { own: Discount; storePercent: number; flash: Discount };

/** The discount that applies: the flash sale's, or else the store's, or else the item's (ITM-03). */
export function discountNow({ own, storePercent, flash }: Discounts): Discount {
  if (flash.value > 0) return flash;
  return storePercent > 0 ? { type: 'percent', value: storePercent } : own;
}
