import type { NewLine } from '../order-row.ts';
import type { Quote } from '../quote/quote-order.ts';

/** The order lines to insert, each with the stock it takes. */
export function newLines({ lines, prices }: Pick<Quote, 'lines' | 'prices'>): NewLine[] {
  return lines.flatMap(({ line, goods, chosen }, at) => {
    const price = prices.get(line.id);
    if (!goods || !chosen || !price) return [];
    const { nameEn, nameAr, picture } = goods;
    const { model, itemId, quantity, selection, note } = line;
    const isCounted = goods.stocks !== null;
    return {
      ...{ lineNo: at + 1, model, itemId, nameEn, nameAr, picture, quantity, selection, note },
      chosen: chosen.options,
      addOns: chosen.addOns,
      unitMinor: price.unit,
      addOnsMinor: price.addOns,
      discountMinor: price.discount,
      discountKind: price.discountKind,
      totalMinor: price.total,
      tookStock: isCounted ? (model === 'Item' ? chosen.stockKey : '') : null,
      flashSaleId: price.discountKind === 'flash_sale' ? (goods.flash?.saleId ?? null) : null,
    };
  });
}
