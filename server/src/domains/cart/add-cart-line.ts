import type { StoreId } from '@rialto/database/ids.ts';
import { atCommit, inOrder, inTransaction, type Sql } from '@rialto/database/sql.ts';
import { storeRefusal } from '@rialto/rules/cart/one-store.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { textIn } from '../../platform/wire-values.ts';
import { findSellingStore } from '../catalog/catalog.public.ts';
import { addToRememberedCart } from './add-to-remembered-cart.ts';
import {
  addLine,
  assignStore,
  deleteLines,
  findLines,
  insertCart,
  lockCart,
  type CartRow,
  type RowVersion,
} from './cart.sql.ts';
import type { AssortmentVersions } from './assortment-versions.ts';
import { priceCart, readSaved, type ReadCart } from './read-cart.ts';
import { readRequestedLine } from './read-requested-line.ts';
import type { RememberedCarts } from './remembered-carts.ts';
import { refuseProblem, mergeLine, type CartBuyer, type NewCartLine } from './merge-line.ts';

export type CartMemory = { carts: RememberedCarts; assortments: AssortmentVersions };

/**
 * Adds a line. The first attempt assumes that cart and item are as this node saw them last; whatever it is refused for is
 * read and judged again.
 */
export async function addCartLine(
  db: Sql,
  memory: CartMemory,
  buyer: CartBuyer,
  request: NewCartLine,
  viewer: Viewer,
): Promise<ReadCart> {
  const { model = 'Item', item_id: itemId } = request;
  const assortment = model === 'Item' ? memory.assortments.of(itemId) : undefined;
  const cart = buyer.createOwner ? null : memory.carts.recall(buyer.owner);
  const isKnown = assortment && (buyer.createOwner || cart?.storeId === assortment.storeId);
  if (!isKnown) return readAndAdd(db, memory, buyer, request, viewer);
  try {
    return await addToRememberedCart(db, buyer, request, { cart, assortment, viewer });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return readAndAdd(db, memory, buyer, request, viewer);
  }
}

/** If the cart has another store's items, it refuses, or clears them with `clear_cart` (CRT-03). */
async function readAndAdd(
  db: Sql,
  { assortments }: CartMemory,
  { owner, createOwner }: CartBuyer,
  request: NewCartLine,
  viewer: Viewer,
): Promise<ReadCart> {
  const { now } = viewer;
  let inserted: string | undefined;
  const { cart, after } = await inTransaction(db, async (tx) => {
    const [row, contents, requested] = await inOrder(tx, [
      createOwner ? () => newCart(now) : (tx) => lockCart(tx, owner, now),
      createOwner ? () => noLines : (tx) => findLines(tx, owner),
      (tx) => readRequestedLine(tx, owner, request, viewer),
    ]);
    const { goods, live } = requested;
    if (live?.token) assortments.remember(goods.id, { storeId: goods.storeId, token: live.token });
    const isOther = storeRefusal(row.storeId, goods.storeId) !== null;
    if (isOther && !request.clear_cart) throw await otherStore(tx, row.storeId ?? 0, viewer);
    const { line, lines } = mergeLine(isOther ? [] : contents.lines, requested);
    const assortmentToken = live?.token ?? contents.assortmentToken;
    const after = { ...row, storeId: goods.storeId, assortmentToken, lines };
    const cart = await priceCart(tx, after, viewer);
    refuseProblem(cart, requested);
    const saved = row.hasSaved ? await readSaved(tx, owner, viewer) : null;
    atCommit(tx, [
      isOther && ((tx) => deleteLines(tx, owner)),
      createOwner,
      createOwner
        ? async (tx) => (inserted = await insertCart(tx, owner, { ...goods, now }))
        : row.storeId !== goods.storeId && ((tx) => assignStore(tx, owner, goods)),
      (tx) => addLine(tx, owner, { ...requested, id: line.id, now }),
    ]);
    return { cart: { ...cart, saved }, after };
  });
  return { ...cart, row: { ...after, rowVersion: inserted ?? after.rowVersion } };
}

const newCart = (updatedAt: Date): CartRow & RowVersion => {
  return { version: 1, storeId: null, moved: null, hasSaved: false, updatedAt, rowVersion: '' };
};
const noLines = { assortmentToken: null, lines: [] };

async function otherStore(tx: Sql, storeId: StoreId, { now, language }: Viewer): Promise<RefusalError> {
  const store = await findSellingStore(tx, storeId, now);
  const name = store && textIn(language, store.nameEn, store.nameAr);
  return new RefusalError({ code: 'other_store', details: { store_id: storeId, store_name: name } });
}
