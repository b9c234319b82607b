import type { WantedLine } from '@rialto/contract/shapes/selection.ts';
import type { StoreId } from '@rialto/database/ids.ts';
import { inOrder, inTransaction, type Sql } from '@rialto/database/sql.ts';
import { MAX_LINES } from '@rialto/rules/cart/limits.ts';
import { storeRefusal } from '@rialto/rules/cart/one-store.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Owner } from '../../platform/owner.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { textIn } from '../../platform/wire-values.ts';
import { findSellingStore } from '../catalog/catalog.public.ts';
import { addLine, assignStore, deleteLines, lockCart } from './cart.sql.ts';
import { readCart, type PricedCart } from './read-cart.ts';
import { readRequestedLine, type RequestedLine } from './read-requested-line.ts';
import { hashOf } from './selection.ts';

type NewCartLine = WantedLine & { clear_cart?: boolean };

/** Adds a line. If the cart has another store's items, it refuses, or clears them with `clear_cart` (CRT-03). */
export function addCartLine(db: Sql, owner: Owner, wanted: NewCartLine, viewer: Viewer): Promise<PricedCart> {
  return inTransaction(db, async (tx) => {
    const [{ storeId }, requested] = await inOrder(tx, [
      (tx) => lockCart(tx, owner, viewer.now),
      (tx) => readRequestedLine(tx, owner, wanted, viewer),
    ]);
    const isOther = storeRefusal(storeId, requested.goods.storeId) !== null;
    if (isOther && !wanted.clear_cart) throw await otherStore(tx, storeId ?? 0, viewer);
    const [, , , cart] = await inOrder(tx, [
      isOther && ((tx) => deleteLines(tx, owner)),
      storeId !== requested.goods.storeId && ((tx) => assignStore(tx, owner, requested.goods)),
      (tx) => addLine(tx, owner, { ...requested, now: viewer.now }),
      (tx) => readCart(tx, owner, viewer),
    ]);
    refuseProblem(cart, requested);
    return cart;
  });
}

/** Refuses a changed line that has a problem. Limits count all lines, so the whole cart is needed. */
export function refuseProblem(
  cart: PricedCart,
  { goods, selection, note }: Pick<RequestedLine, 'goods' | 'selection' | 'note'>,
): void {
  if (cart.lines.length > MAX_LINES) throw new RefusalError({ code: 'cart_full' });
  const hash = hashOf({ selection, note });
  const changed = cart.lines.find(
    ({ line }) => line.model === goods.model && line.itemId === goods.id && hashOf(line) === hash,
  );
  if (changed?.problem) throw new RefusalError(changed.problem);
}

async function otherStore(tx: Sql, storeId: StoreId, { now, language }: Viewer): Promise<RefusalError> {
  const store = await findSellingStore(tx, storeId, now);
  const name = store && textIn(language, store.nameEn, store.nameAr);
  return new RefusalError({ code: 'other_store', details: { store_id: storeId, store_name: name } });
}
