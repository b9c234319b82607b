import { discountMinor, type Discount } from './discount.ts';
import type { Minor } from './minor.ts';

export type LineInput = {
  /** Of the item, or of the chosen variation. */
  basePrice: Minor;
  /** Of every chosen option. */
  optionPrices: readonly Minor[];
  quantity: number;
  discount: Discount;
  addOns: readonly { price: Minor; quantity: number }[];
};
export type LinePrice = { before: Minor; after: Minor };

/**
 * The price of a line before and after its discount (ITM-14). The discount applies to the item and its options; add-ons
 * have their own quantity and keep their price.
 */
export function linePrice({ basePrice, optionPrices, quantity, discount, addOns }: LineInput): LinePrice {
  const goods = (basePrice + sum(optionPrices)) * quantity;
  const extras = sum(addOns.map((addOn) => addOn.price * addOn.quantity));
  return { before: goods + extras, after: goods - discountMinor(goods, ofLine(discount, quantity)) + extras };
}

/** A fixed amount applies to each unit, a percentage to the whole line. */
function ofLine({ type, value }: Discount, quantity: number): Discount {
  return { type, value: type === 'amount' ? value * quantity : value };
}

function sum(prices: readonly Minor[]): Minor {
  return prices.reduce((total, price) => total + price, 0);
}
