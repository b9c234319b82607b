import type { Language } from '@rialto/contract/languages.ts';
import { inOneGo, type Sql } from '@rialto/database/sql.ts';
import { noStoreDiscount, type PricedLine } from '@rialto/rules/price/priced-lines.ts';
import type { Owner } from '../../platform/owner.ts';
import { findSellingStore, goodsAmong, type SellingStore } from '../catalog/catalog.public.ts';
import { findCart, itemsOfCart, storeOfCart, type Moved } from './cart.sql.ts';
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

export function readCart(db: Sql, owner: Owner, now: Date, language: Language): Promise<FilledCart> {
  return inOneGo(db, (go) => read(go, owner, now, language));
}

async function read(db: Sql, owner: Owner, now: Date, language: Language): Promise<FilledCart> {
  const [row, found, goods] = await Promise.all([
    findCart(db, owner),
    findSellingStore(db, storeOfCart(owner), now),
    goodsAmong(db, itemsOfCart(owner), now),
  ]);
  const lines = row?.lines ?? [];
  const storeId = lines.length > 0 ? row?.storeId : null;
  // Somebody may change a cart that is not held between two looks at it; then what belongs to the lines is read again.
  const store = storeId && found?.id !== storeId ? await findSellingStore(db, storeId, now) : found;
  const goodsOf = await loadGoods(db, lines, now, goods);
  const judged = judgeLines(lines, goodsOf, now, language);
  return {
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
    moved: row?.moved ?? null,
    store: storeId ? store : null,
    lines: judged,
    prices: priceLines(judged, store?.discount ?? noStoreDiscount),
  };
}
