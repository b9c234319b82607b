import { pricedLines, type LineFacts, type PricedLine, type StoreDiscount } from '@rialto/rules/price/priced-lines.ts';
import type { Goods } from '../catalog/catalog.public.ts';
import type { LineChoice } from './chosen.ts';
import type { CheckedLine } from './check-lines.ts';

export type Priceable = { goods: Goods; chosen: LineChoice; quantity: number };

/** Prices of all orderable lines. */
export function priceLines(lines: readonly CheckedLine[], discount: StoreDiscount): Map<number, PricedLine> {
  const priceable = lines.flatMap(({ line, goods, chosen, problem }) =>
    goods && chosen && !problem ? [{ id: line.id, goods, chosen, quantity: line.quantity }] : [],
  );
  const prices = pricedLines(factsOf(priceable), discount);
  return new Map(priceable.flatMap(({ id }, at) => (prices[at] ? [[id, prices[at]]] : [])));
}

/**
 * A flash sale price applies to a line only if the sale has enough left for its whole quantity. Other lines get the
 * store's or the item's own discount.
 */
export function factsOf(lines: readonly Priceable[]): LineFacts[] {
  const given = new Map<number, number>();
  return lines.map(({ goods, chosen, quantity }) => {
    const soFar = given.get(goods.id) ?? 0;
    const hasFlash = goods.flash !== null && goods.flash.left >= soFar + quantity;
    if (hasFlash) given.set(goods.id, soFar + quantity);
    return {
      basePrice: chosen.basePriceMinor,
      optionPrices: chosen.options.flatMap(({ values }) => values.map(({ priceMinor }) => priceMinor)),
      quantity,
      addOns: chosen.addOns.map(({ priceMinor, quantity: count }) => ({ price: priceMinor, quantity: count })),
      own: goods.own,
      flash: hasFlash && goods.flash ? goods.flash.discount : null,
    };
  });
}
