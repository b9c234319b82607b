import type { ItemId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { goodsWithIds, type Goods } from '../../catalog/catalog.public.ts';
import type { NewLine } from '../order-row.ts';

/** A line as staff typed it: an item of the store, or a name. */
export type PriceLine = {
  itemId: ItemId | null;
  name: string | null;
  nameAr: string | null;
  quantity: number;
  unitMinor: number;
};

/** The lines of an order for a prescription. Staff set the prices; items of the store keep their name and stock. */
export async function linesOfPrice(
  tx: Sql,
  storeId: StoreId,
  { lines, now }: { lines: readonly PriceLine[]; now: Date },
): Promise<NewLine[]> {
  const ids = [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))];
  const goods = new Map((await goodsWithIds(tx, ids, now)).map((item) => [item.id, item]));
  return lines.map((line, at) => {
    if (line.itemId === null) return freeLine(line, at + 1);
    const item = goods.get(line.itemId);
    if (item?.storeId !== storeId || !item.isSold) throw new RefusalError({ code: 'item_unavailable' });
    return itemLine(line, item, at + 1);
  });
}

const nothingChosen = { selection: { choices: [], variation: null, addOns: [] }, chosen: [], addOns: [], note: null };

function base({ quantity, unitMinor }: PriceLine, lineNo: number) {
  const free = { addOnsMinor: 0, discountMinor: 0, discountKind: 'none', flashSaleId: null } as const;
  return { ...nothingChosen, ...free, lineNo, quantity, unitMinor, totalMinor: unitMinor * quantity };
}

function freeLine(line: PriceLine, lineNo: number): NewLine {
  const name = line.name?.trim();
  if (!name) throw new RefusalError({ code: 'line_required' });
  const what = { model: 'Free', itemId: 0, nameEn: name, nameAr: line.nameAr, picture: null, tookStock: null } as const;
  return { ...base(line, lineNo), ...what };
}

function itemLine(
  line: PriceLine,
  { id, nameEn, nameAr, picture, stocks, variations }: Goods,
  lineNo: number,
): NewLine {
  // Which variation it is cannot be said here, so its stock is not counted.
  const isCounted = stocks !== null && variations.length === 0;
  const what = { model: 'Item', itemId: id, nameEn, nameAr, picture, tookStock: isCounted ? '' : null } as const;
  return { ...base(line, lineNo), ...what };
}
