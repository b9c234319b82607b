import { discountNow, type Discount } from './discount.ts';
import { linePrice } from './line-price.ts';
import type { Minor } from './minor.ts';

export type DiscountKind = 'none' | 'item' | 'store' | 'flash_sale';

export type LineFacts = {
  basePrice: Minor;
  optionPrices: readonly Minor[];
  quantity: number;
  addOns: readonly { price: Minor; quantity: number }[];
  own: Discount;
  /** Of a running sale with enough left for the whole line. */
  flash: Discount | null;
};

/** The store's current discount on all its items, the sum it requires and its maximum for one order. */
export type StoreDiscount = { percent: number; minimum: Minor; maximum: Minor | null };
export const noStoreDiscount: StoreDiscount = { percent: 0, minimum: 0, maximum: null };

export type PricedLine = {
  /** Of one unit, with its options and without its add-ons. */
  unit: Minor;
  goods: Minor;
  addOns: Minor;
  discount: Minor;
  discountKind: DiscountKind;
  /** Items less the discount, plus add-ons. */
  total: Minor;
};

/**
 * The prices of lines that are bought together, for cart, quote and order. A store's discount requires a minimum of all
 * items before discounts (below it the item's own applies), and its maximum is distributed over the lines so that they
 * add up to the unit.
 */
export function pricedLines(lines: readonly LineFacts[], store: StoreDiscount): PricedLine[] {
  const goods = lines.reduce((sum, line) => sum + goodsOf(line), 0);
  const storePercent = goods >= store.minimum ? store.percent : 0;
  return capped(
    lines.map((line) => priced(line, storePercent)),
    store.maximum,
  );
}

function priced(line: LineFacts, storePercent: number): PricedLine {
  const discount = discountNow({ own: line.own, storePercent, flash: line.flash ?? { type: 'percent', value: 0 } });
  const { before, after } = linePrice({ ...line, discount });
  const goods = goodsOf(line);
  const taken = before - after;
  return {
    unit: goods / line.quantity,
    goods,
    addOns: before - goods,
    discount: taken,
    discountKind: taken === 0 ? 'none' : kindOf(line, storePercent),
    total: after,
  };
}

function kindOf({ flash }: LineFacts, storePercent: number): DiscountKind {
  if (flash && flash.value > 0) return 'flash_sale';
  return storePercent > 0 ? 'store' : 'item';
}

function goodsOf({ basePrice, optionPrices, quantity }: LineFacts): Minor {
  return optionPrices.reduce((sum, price) => sum + price, basePrice) * quantity;
}

/** Each line gets its share rounded down, and the remaining units go to the first lines. */
function capped(lines: PricedLine[], maximum: Minor | null): PricedLine[] {
  const taken = lines.reduce((sum, line) => sum + byStore(line), 0);
  if (maximum === null || taken <= maximum) return lines;
  const shares = lines.map((line) => share(byStore(line), maximum, taken));
  let left = maximum - shares.reduce((sum, part) => sum + part, 0);
  return lines.map((line, at) => {
    if (line.discountKind !== 'store') return line;
    const more = left > 0 && (shares[at] ?? 0) < line.discount ? 1 : 0;
    left -= more;
    const discount = (shares[at] ?? 0) + more;
    return { ...line, discount, total: line.goods - discount + line.addOns };
  });
}

function byStore({ discount, discountKind }: PricedLine): Minor {
  return discountKind === 'store' ? discount : 0;
}

/** BigInt, because the product may exceed the exact range of a number. */
function share(part: Minor, maximum: Minor, whole: Minor): Minor {
  return Number((BigInt(part) * BigInt(maximum)) / BigInt(whole));
}
