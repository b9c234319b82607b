import type { ItemId } from '@rialto/database/ids.ts';
import { atCommit, inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { RefusalError, throwRefusalOf } from '../../platform/refuse.ts';
import { requireSameAssortment, stockOfItems, type StockRow, type StockDemand } from '../catalog/catalog.public.ts';
import { addLine, insertCart, type CartSnapshot, type CartSnapshotLine, type FoundCart } from './cart.sql.ts';
import type { AssortmentVersion } from './assortment-versions.ts';
import { priceCart, type PricedCart, type ReadCart } from './read-cart.ts';
import { assumeRequestedLine, type RequestedLine } from './read-requested-line.ts';
import { lockUnchangedCart } from './unchanged-cart.sql.ts';
import { refuseProblem, mergeLine, type CartBuyer, type NewCartLine } from './merge-line.ts';

/** `cart` is null for a new guest. */
type CartAssumption = { cart: FoundCart | null; assortment: AssortmentVersion; viewer: Viewer };

/**
 * Adds a line in one round trip, and refuses if the cart has changed since this node saw it, or what its store sells, or
 * if there is too little stock.
 */
export async function addToRememberedCart(
  db: Sql,
  { owner, createOwner }: CartBuyer,
  request: NewCartLine,
  { cart, assortment, viewer }: CartAssumption,
): Promise<ReadCart> {
  const { now } = viewer;
  let rowVersion = '';
  let stock: StockRow[] = [];
  const { after, assumed } = await inTransaction(db, async (tx) => {
    const requested = await assumeRequestedLine(tx, owner, request, { assortment, viewer });
    const { line, lines } = mergeLine(cart?.lines ?? [], requested);
    const { storeId, token: assortmentToken } = assortment;
    const row = { version: (cart?.version ?? 0) + 1, moved: null, hasSaved: false, updatedAt: now };
    const after: CartSnapshot = { ...row, storeId, assortmentToken, lines };
    const assumed = await priceCart(tx, after, viewer);
    refuseProblem(assumed, requested);
    // The price in a sale depends on how much of it is left.
    if (assumed.lines.some(({ goods }) => goods?.flash)) throw new RefusalError({ code: 'changed_since' });
    const counted = countedItems(assumed);
    const begin = (tx: Sql) =>
      cart ? lockUnchangedCart(tx, owner, cart, now) : insertCart(tx, owner, { ...requested.goods, now });
    atCommit(tx, [
      createOwner,
      async (tx) => (rowVersion = await begin(tx)),
      (tx) => addLine(tx, owner, { ...requested, id: line.id, now }),
      (tx) => requireSameAssortment(tx, assortment, wantedStock(assumed, requested)),
      counted.length > 0 && (async (tx) => (stock = await stockOfItems(tx, counted))),
    ]);
    return { after, assumed };
  }).catch(throwRefusalOf);
  const row = { ...after, rowVersion };
  if (stock.length === 0) return { ...assumed, row };
  const lines = row.lines.map((line) => withStock(line, stock));
  return { ...(await priceCart(db, { ...row, lines }, viewer)), row };
}

function countedItems({ lines }: PricedCart): ItemId[] {
  return [...new Set(lines.flatMap(({ goods }) => (goods?.stocks === 'assumed' ? [goods.id] : [])))];
}

/** The units of the requested item in the whole cart. */
function wantedStock({ lines }: PricedCart, { goods, selection }: RequestedLine): StockDemand | null {
  if (goods.stocks !== 'assumed') return null;
  const variationKey = selection.variation ?? '';
  const same = lines.filter(({ line, chosen }) => line.itemId === goods.id && chosen?.stockKey === variationKey);
  return { itemId: goods.id, variationKey, quantity: same.reduce((sum, { line }) => sum + line.quantity, 0) };
}

function withStock(line: CartSnapshotLine, stock: readonly StockRow[]): CartSnapshotLine {
  const own = stock.filter(({ itemId }) => itemId === line.itemId);
  return { ...line, left: null, stocks: Object.fromEntries(own.map((each) => [each.variationKey, each.stock])) };
}
