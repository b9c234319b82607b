import { discountMinor, type Discount } from './discount.ts';
import type { Minor } from './minor.ts';

export type LineInput = {
  /** Of the item, or of the variation that was chosen instead. */
  basePrice: Minor;
  /** Of every option that was chosen on top. */
  optionPrices: readonly Minor[];
  quantity: number;
  discount: Discount;
  addOns: readonly { price: Minor; quantity: number }[];
};
export type LinePrice = { before: Minor; after: Minor };

/**
 * What a line costs before and after its discount (ITM-14). The discount is taken from the item and its options; add-ons
 * are charged by their own quantity and keep their price.
 */
export function linePrice({ basePrice, optionPrices, quantity, discount, addOns }: LineInput): LinePrice {
  const goods = (basePrice + sum(optionPrices)) * quantity;
  const extras = sum(addOns.map((addOn) => addOn.price * addOn.quantity));
  return { before: goods + extras, after: goods - discountMinor(goods, ofLine(discount, quantity)) + extras };
}

/** An amount is taken off each unit, a share off the whole. */
function ofLine({ type, value }: Discount, quantity: number): Discount {
  return { type, value: type === 'amount' ? value * quantity : value };
}

function sum(prices: readonly Minor[]): Minor {
  return prices.reduce((total, price) => total + price, 0);
}
