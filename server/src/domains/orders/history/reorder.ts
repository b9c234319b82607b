import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { noStoreDiscount, type PricedLine } from '@rialto/rules/price/priced-lines.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Owner } from '../../../platform/owner.ts';
import { checkLines, loadGoods, priceLines, type CheckedLine } from '../../cart/cart.public.ts';
import { findSellingStore } from '../../catalog/catalog.public.ts';
import type { OrderDetailRow } from '../order-row.ts';
import { readOwnOrder } from './read-own-order.ts';

export type Reorder = {
  order: OrderDetailRow;
  lines: CheckedLine[];
  prices: ReadonlyMap<number, PricedLine>;
};

/** Checks and prices the lines of an order with current data. It does not change the cart. */
export async function readReorder(
  db: Sql,
  owner: Owner,
  orderId: OrderId,
  { now, language }: Viewer,
): Promise<Reorder> {
  const order = await readOwnOrder(db, owner, orderId);
  const store = order.store && (await findSellingStore(db, order.store.id, now));
  // A free line of a prescription has no item to order again.
  const bought = order.lines.flatMap(({ model, ...line }) => (model === 'Free' ? [] : [{ ...line, model }]));
  const goodsOf = await loadGoods(db, bought, now);
  const former = bought.map(({ lineNo, model, itemId, nameEn, nameAr, selection, note, quantity }) => ({
    ...{ id: lineNo, model, itemId, nameEn, nameAr, selection, note, quantity },
  }));
  const lines = checkLines(former, goodsOf, now, language);
  return { order, lines, prices: priceLines(lines, store?.discount ?? noStoreDiscount) };
}
