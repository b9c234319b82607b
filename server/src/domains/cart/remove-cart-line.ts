import type { CartLineId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Owner } from '../../platform/owner.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { deleteLine, emptyCart, lockExistingCart, linesOf, lockCart, markEmpty } from './cart.sql.ts';
import { readCart, type ReadCart } from './read-cart.ts';

/** Removes a line; an empty cart has no store. Another owner's line is not found (trust.md T61). */
export function removeCartLine(db: Sql, owner: Owner, lineId: CartLineId, viewer: Viewer): Promise<ReadCart> {
  return inTransaction(db, async (tx) => {
    await lockCart(tx, owner, viewer.now);
    const lines = await linesOf(tx, owner);
    if (!lines.some(({ id }) => id === lineId)) throw new RefusalError({ code: 'not_found' });
    await deleteLine(tx, lineId);
    if (lines.length === 1) await markEmpty(tx, owner);
    return readCart(tx, owner, viewer);
  });
}

export function clearCart(db: Sql, owner: Owner, viewer: Viewer): Promise<ReadCart> {
  return inTransaction(db, async (tx) => {
    await lockExistingCart(tx, owner);
    await emptyCart(tx, owner, viewer.now);
    return readCart(tx, owner, viewer);
  });
}
