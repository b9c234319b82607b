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
import { readCart, type FilledCart } from './read-cart.ts';
import { readWish, type Wish } from './read-wish.ts';
import { hashOf } from './selection.ts';

type Adding = WantedLine & { clear_cart?: boolean };

/** Puts something into the cart. With another store's goods in it, it asks first or, when told so, empties it (CRT-03). */
export function addCartLine(db: Sql, owner: Owner, wanted: Adding, viewer: Viewer): Promise<FilledCart> {
  return inTransaction(db, async (tx) => {
    const [{ storeId }, wish] = await inOrder(tx, [
      (tx) => lockCart(tx, owner, viewer.now),
      (tx) => readWish(tx, owner, wanted, viewer),
    ]);
    const isOther = storeRefusal(storeId, wish.goods.storeId) !== null;
    if (isOther && !wanted.clear_cart) throw await otherStore(tx, storeId ?? 0, viewer);
    const [, , , cart] = await inOrder(tx, [
      isOther && ((tx) => deleteLines(tx, owner)),
      storeId !== wish.goods.storeId && ((tx) => assignStore(tx, owner, wish.goods)),
      (tx) => addLine(tx, owner, { ...wish, now: viewer.now }),
      (tx) => readCart(tx, owner, viewer),
    ]);
    refuseProblem(cart, wish);
    return cart;
  });
}

/** What came of the line: judged together with all others, because a limit counts them all. */
export function refuseProblem(cart: FilledCart, { goods, selection }: Pick<Wish, 'goods' | 'selection'>): void {
  if (cart.lines.length > MAX_LINES) throw new RefusalError({ code: 'cart_full' });
  const hash = hashOf(selection);
  const changed = cart.lines.find(
    ({ line }) => line.model === goods.model && line.itemId === goods.id && hashOf(line.selection) === hash,
  );
  if (changed?.problem) throw new RefusalError(changed.problem);
}

async function otherStore(tx: Sql, storeId: StoreId, { now, language }: Viewer): Promise<RefusalError> {
  const store = await findSellingStore(tx, storeId, now);
  const name = store && textIn(language, store.nameEn, store.nameAr);
  return new RefusalError({ code: 'other_store', details: { store_id: storeId, store_name: name } });
}
