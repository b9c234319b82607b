import type { RequestedCartLine } from '@rialto/contract/shapes/selection.ts';
import type { StoreId } from '@rialto/database/ids.ts';
import { newId } from '@rialto/database/new-id.ts';
import { atCommit, inOrder, inTransaction, type Sql } from '@rialto/database/sql.ts';
import { MAX_LINES } from '@rialto/rules/cart/limits.ts';
import { storeRefusal } from '@rialto/rules/cart/one-store.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Owner } from '../../platform/owner.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { textIn } from '../../platform/wire-values.ts';
import { findSellingStore } from '../catalog/catalog.public.ts';
import {
  addLine,
  assignStore,
  deleteLines,
  findLines,
  insertCart,
  lockCart,
  type CartRow,
  type CartSnapshotLine,
} from './cart.sql.ts';
import type { Line } from './check-lines.ts';
import { priceCart, readSaved, type PricedCart } from './read-cart.ts';
import { readRequestedLine, type RequestedLine } from './read-requested-line.ts';
import { hashOf } from './selection.ts';

/** `createOwner` stores a new guest, who has no cart yet. */
type Buyer = { owner: Owner; createOwner?: ((tx: Sql) => Promise<void>) | null };
type NewCartLine = RequestedCartLine & { clear_cart?: boolean };

/** Adds a line. If the cart has another store's items, it refuses, or clears them with `clear_cart` (CRT-03). */
export function addCartLine(
  db: Sql,
  { owner, createOwner }: Buyer,
  request: NewCartLine,
  viewer: Viewer,
): Promise<PricedCart> {
  const { now } = viewer;
  return inTransaction(db, async (tx) => {
    const [row, contents, requested] = await inOrder(tx, [
      createOwner ? () => newCart(now) : (tx) => lockCart(tx, owner, now),
      createOwner ? () => noLines : (tx) => findLines(tx, owner),
      (tx) => readRequestedLine(tx, owner, request, viewer),
    ]);
    const { goods } = requested;
    const isOther = storeRefusal(row.storeId, goods.storeId) !== null;
    if (isOther && !request.clear_cart) throw await otherStore(tx, row.storeId ?? 0, viewer);
    const { line, lines } = withRequested(isOther ? [] : contents.lines, requested);
    const assortmentToken = requested.live?.token ?? contents.assortmentToken;
    const cart = await priceCart(tx, { ...row, storeId: goods.storeId, assortmentToken, lines }, viewer);
    refuseProblem(cart, requested);
    const saved = row.hasSaved ? await readSaved(tx, owner, viewer) : null;
    atCommit(tx, [
      isOther && ((tx) => deleteLines(tx, owner)),
      createOwner,
      createOwner
        ? (tx) => insertCart(tx, owner, { ...goods, now })
        : row.storeId !== goods.storeId && ((tx) => assignStore(tx, owner, goods)),
      (tx) => addLine(tx, owner, { ...requested, id: line.id, now }),
    ]);
    return { ...cart, saved };
  });
}

const newCart = (now: Date): CartRow => ({ version: 1, storeId: null, moved: null, hasSaved: false, updatedAt: now });
const noLines = { assortmentToken: null, lines: [] };

/** The lines of the cart after the change: the requested one is the last, unless the cart has the same choice already. */
function withRequested(lines: CartSnapshotLine[], requested: RequestedLine) {
  const same = lines.find((line) => isSameChoice(line, requested));
  const line = same ? { ...same, quantity: same.quantity + requested.quantity } : newLine(requested);
  return { line, lines: same ? lines.map((each) => (each === same ? line : each)) : [...lines, line] };
}

function newLine({ goods, selection, note, quantity, live }: RequestedLine): CartSnapshotLine {
  const { id: itemId, model, nameEn, nameAr } = goods;
  const line = { id: newId(), model, itemId, nameEn, nameAr, selection, note, quantity };
  return live ? { ...line, stocks: live.stocks, left: live.left } : line;
}

type Choice = Pick<RequestedLine, 'goods' | 'selection' | 'note'>;

function isSameChoice(line: Line, { goods, selection, note }: Choice): boolean {
  return line.model === goods.model && line.itemId === goods.id && hashOf(line) === hashOf({ selection, note });
}

/** Refuses a changed line that has a problem. Limits count all lines, so the whole cart is needed. */
export function refuseProblem(cart: PricedCart, requested: Choice): void {
  if (cart.lines.length > MAX_LINES) throw new RefusalError({ code: 'cart_full' });
  const changed = cart.lines.find(({ line }) => isSameChoice(line, requested));
  if (changed?.problem) throw new RefusalError(changed.problem);
}

async function otherStore(tx: Sql, storeId: StoreId, { now, language }: Viewer): Promise<RefusalError> {
  const store = await findSellingStore(tx, storeId, now);
  const name = store && textIn(language, store.nameEn, store.nameAr);
  return new RefusalError({ code: 'other_store', details: { store_id: storeId, store_name: name } });
}
