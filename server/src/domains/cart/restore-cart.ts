import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Owner } from '../../platform/owner.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { assignStore, deleteLines, linesOf, lockCart } from './cart.sql.ts';
import { addAll, withGoods } from './move-guest-cart.ts';
import { readCart, type ReadCart } from './read-cart.ts';
import { deleteSavedCart, findSavedCart, saveCart } from './saved-carts.sql.ts';

/** Exchanges the cart with the saved one, so that a restore can be undone by another one (CRT-10). */
export function restoreCart(db: Sql, owner: Owner, viewer: Viewer): Promise<ReadCart> {
  const { now } = viewer;
  return inTransaction(db, async (tx) => {
    const { storeId } = await lockCart(tx, owner, now);
    const saved = await findSavedCart(tx, owner, now);
    const found = saved ? await withGoods(tx, saved.lines, saved.storeId, now) : [];
    const [first] = found;
    if (!first) throw new RefusalError({ code: 'not_found' });
    const lines = await linesOf(tx, owner);
    await deleteLines(tx, owner);
    await assignStore(tx, owner, first.goods);
    await addAll(tx, owner, { found, before: [], now });
    if (storeId !== null && lines.length > 0) await saveCart(tx, owner, { storeId, lines, savedAt: now });
    else await deleteSavedCart(tx, owner);
    return readCart(tx, owner, viewer);
  });
}
