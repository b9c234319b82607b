import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { noStoreDiscount, type PricedLine } from '@rialto/rules/price/priced-lines.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Owner } from '../../../platform/owner.ts';
import { judgeLines, loadGoods, priceLines, type JudgedLine } from '../../cart/cart.public.ts';
import { findSellingStore } from '../../catalog/catalog.public.ts';
import type { OrderDetailRow } from '../order-row.ts';
import { readOwnOrder } from './own-order.ts';

export type Again = {
  order: OrderDetailRow;
  lines: JudgedLine[];
  prices: ReadonlyMap<number, PricedLine>;
};

/** The lines of an order held against what is sold now, with their prices of now; nothing is put anywhere. */
export async function readReorder(db: Sql, owner: Owner, orderId: OrderId, { now, language }: Viewer): Promise<Again> {
  const order = await readOwnOrder(db, owner, orderId);
  const store = order.store && (await findSellingStore(db, order.store.id, now));
  const goodsOf = await loadGoods(db, order.lines, now);
  const former = order.lines.map(({ lineNo, model, itemId, nameEn, nameAr, selection, quantity }) => ({
    ...{ id: lineNo, model, itemId, nameEn, nameAr, selection, quantity },
  }));
  const lines = judgeLines(former, goodsOf, now, language);
  return { order, lines, prices: priceLines(lines, store?.discount ?? noStoreDiscount) };
}
