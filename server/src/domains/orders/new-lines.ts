import type { PricedLine } from '@rialto/rules/price/priced-lines.ts';
import type { Chosen, Selection } from '../cart/cart.public.ts';
import type { StockMove } from './give-back.sql.ts';
import type { Quote } from './quote-order.ts';

/** A line of an order, as it will be read for ever after. */
export type NewLine = {
  lineNo: number;
  model: 'Item' | 'ItemCampaign';
  itemId: number;
  nameEn: string;
  nameAr: string | null;
  picture: string | null;
  selection: Selection;
  chosen: Chosen['options'];
  addOns: Chosen['addOns'];
  quantity: number;
  unitMinor: number;
  addOnsMinor: number;
  discountMinor: number;
  discountKind: PricedLine['discountKind'];
  totalMinor: number;
};

/** What an order writes: its lines, and what each takes of a stock. */
export function newLines({ lines, prices }: Pick<Quote, 'lines' | 'prices'>): { lines: NewLine[]; moves: StockMove[] } {
  const made = lines.flatMap(({ line, goods, chosen }, at) => {
    const price = prices.get(line.id);
    if (!goods || !chosen || !price) return [];
    const lineNo = at + 1;
    const { nameEn, nameAr, picture } = goods;
    const entry: NewLine = {
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
