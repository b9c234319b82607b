import type { StockMove } from './give-back.sql.ts';
import type { OrderLineRow } from './order-row.ts';
import type { Quote } from './quote-order.ts';

/** What an order writes: its lines, and what each takes of a stock. */
export function newLines({ lines, prices }: Pick<Quote, 'lines' | 'prices'>): {
  lines: OrderLineRow[];
  moves: StockMove[];
} {
  const made = lines.flatMap(({ line, goods, chosen }, at) => {
    const price = prices.get(line.id);
    if (!goods || !chosen || !price) return [];
    const lineNo = at + 1;
    const { nameEn, nameAr, picture } = goods;
    const entry: OrderLineRow = {
      ...{ lineNo, model: line.model, itemId: line.itemId, nameEn, nameAr, picture, quantity: line.quantity },
      selection: line.selection,
      chosen: chosen.options,
      addOns: chosen.addOns,
      unitMinor: price.unit,
      addOnsMinor: price.addOns,
      discountMinor: price.discount,
      discountKind: price.discountKind,
      totalMinor: price.total,
    };
    const take = { lineNo, itemId: line.itemId, quantity: line.quantity, variationKey: '', flashSaleId: null };
    const moves: StockMove[] = [];
    if (goods.stocks !== null && line.model === 'Item')
      moves.push({ ...take, kind: 'inventory', variationKey: chosen.stockKey });
    if (goods.stocks !== null && line.model === 'ItemCampaign') moves.push({ ...take, kind: 'campaign' });
    if (price.discountKind === 'flash_sale' && goods.flash)
      moves.push({ ...take, kind: 'flash_sale', flashSaleId: goods.flash.saleId });
    return [{ entry, moves }];
  });
  return { lines: made.map(({ entry }) => entry), moves: made.flatMap(({ moves }) => moves) };
}
