import { onOneConnection, type Sql } from '@rialto/database/sql.ts';
import { noStoreDiscount, type PricedLine } from '@rialto/rules/price/priced-lines.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Owner } from '../../platform/owner.ts';
import { findSellingStore, readAssortment, type SellingStore } from '../catalog/catalog.public.ts';
import { findCart, type CartSnapshot, type FoundCart, type MoveOutcome } from './cart.sql.ts';
import { checkLines, type CheckedLine } from './check-lines.ts';
import { loadGoods } from './load-goods.ts';
import { priceLines } from './price-lines.ts';
import { findSavedCart } from './saved-carts.sql.ts';

/** The saved cart that can be restored. */
export type SavedSummary = { store: SellingStore; itemCount: number; savedAt: Date };

/** A cart with current prices; a line without a price has a problem. */
export type PricedCart = {
  version: number;
  updatedAt: Date | null;
  moved: MoveOutcome | null;
  saved: SavedSummary | null;
  store: SellingStore | null;
  lines: CheckedLine[];
  prices: ReadonlyMap<number, PricedLine>;
};

/** A cart, and the rows that it was made from. */
export type ReadCart = PricedCart & { row: FoundCart | null };

export function readCart(db: Sql, owner: Owner, viewer: Viewer): Promise<ReadCart> {
  return onOneConnection(db, async (same) => {
    const row = await findCart(same, owner);
    const cart = await priceCart(same, row, viewer);
    const saved = row?.hasSaved ? await readSaved(same, owner, viewer) : null;
    return { ...cart, row, saved };
  });
}

export async function readSaved(db: Sql, owner: Owner, { now }: Viewer): Promise<SavedSummary | null> {
  const saved = await findSavedCart(db, owner, now);
  const store = saved && (await findSellingStore(db, saved.storeId, now));
  if (!store) return null;
  return { store, itemCount: saved.lines.reduce((sum, { quantity }) => sum + quantity, 0), savedAt: saved.savedAt };
}

/** Checks and prices the lines of a cart. Lines read without stock count as in stock. */
export async function priceCart(db: Sql, row: CartSnapshot | null, { now, language }: Viewer): Promise<PricedCart> {
  const lines = row?.lines ?? [];
  const { store, goods } = row && lines.length > 0 ? await soldOf(db, row, now) : { store: null, goods: [] };
  const goodsOf = await loadGoods(db, lines, now, goods);
  const judged = checkLines(lines, goodsOf, now, language);
  return {
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
    moved: row?.moved ?? null,
    saved: null,
    store,
    lines: judged,
    prices: priceLines(judged, store?.discount ?? noStoreDiscount),
  };
}

function soldOf(db: Sql, { storeId, assortmentToken: token, lines }: CartSnapshot, now: Date) {
  const items = lines
    .filter(({ model }) => model === 'Item')
    .map((line) => [line.itemId, line.stocks === undefined ? null : line] as const);
  return readAssortment(db, { storeId: storeId ?? 0, token, items: new Map(items), now });
}
