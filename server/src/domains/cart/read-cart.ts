import { onOneConnection, type Sql } from '@rialto/database/sql.ts';
import { noStoreDiscount, type PricedLine } from '@rialto/rules/price/priced-lines.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Owner } from '../../platform/owner.ts';
import { readAssortment, type SellingStore } from '../catalog/catalog.public.ts';
import { findCart, type LookedCart, type Moved } from './cart.sql.ts';
import { judgeLines, type JudgedLine } from './judge-lines.ts';
import { loadGoods } from './load-goods.ts';
import { priceLines } from './price-lines.ts';

/** A cart as it stands at this moment: each line with what it names, its price, or why it has none. */
export type FilledCart = {
  version: number;
  updatedAt: Date | null;
  moved: Moved | null;
  store: SellingStore | null;
  lines: JudgedLine[];
  prices: ReadonlyMap<number, PricedLine>;
};

export function readCart(db: Sql, owner: Owner, viewer: Viewer): Promise<FilledCart> {
  return onOneConnection(db, async (same) => fillCart(same, await findCart(same, owner), viewer));
}

/** Prices and validates the lines of a cart that was read. Lines read without stock count as in stock. */
export async function fillCart(db: Sql, row: LookedCart | null, { now, language }: Viewer): Promise<FilledCart> {
  const lines = row?.lines ?? [];
  const { store, goods } = row && lines.length > 0 ? await soldOf(db, row, now) : { store: null, goods: [] };
  const goodsOf = await loadGoods(db, lines, now, goods);
  const judged = judgeLines(lines, goodsOf, now, language);
  return {
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
    moved: row?.moved ?? null,
    store,
    lines: judged,
    prices: priceLines(judged, store?.discount ?? noStoreDiscount),
  };
}

function soldOf(db: Sql, { storeId, assortmentToken: token, lines }: LookedCart, now: Date) {
  const items = lines
    .filter(({ model }) => model === 'Item')
    .map((line) => [line.itemId, line.stocks === undefined ? null : line] as const);
  return readAssortment(db, { storeId: storeId ?? 0, token, items: new Map(items), now });
}
