import type { Sql } from '@rialto/database/sql.ts';
import type { Goods, SellingStore, Terms, Ware } from './goods.ts';
import { findTerms, waresWithIds } from './goods.sql.ts';
import type { Live } from './live.sql.ts';
import { goodsAt, storeAt } from './now.ts';

/** What a store sells, as far as anybody asked, and on which terms. */
type Assortment = { terms: Terms; wares: Map<number, Ware> };

const MOST_WARES = 20_000;
/** By token. It says what is held, of whichever store and database, so this may serve all of them. */
const assortments = new Map<string, Assortment>();
let wareCount = 0;

type Asked = {
  storeId: number;
  token: string | null;
  /** With what was read of each together with the token; null where nobody looked. */
  items: ReadonlyMap<number, Live | null>;
  now: Date;
};
type Sold = { store: SellingStore | null; goods: Goods[] };

/**
 * A store and some of its items at this moment. What the token stands for comes from memory; the rest is read, after the
 * token, and so is never older than it. Also for a store that is switched off; null for one that is gone.
 */
export async function readAssortment(db: Sql, { storeId, token, items, now }: Asked): Promise<Sold> {
  const held = token === null ? undefined : assortments.get(token);
  const unknown = [...items.keys()].filter((id) => !held?.wares.has(id));
  const [terms, read] = await Promise.all([held?.terms ?? findTerms(db, storeId), waresWithIds(db, unknown)]);
  if (!terms) return { store: null, goods: [] };
  if (token !== null) keep(token, terms, read);
  const goods = [...items].flatMap(([id, live]) => {
    const ware = held?.wares.get(id) ?? read.find((each) => each.id === id);
    return ware ? [goodsAt(ware, live, now)] : [];
  });
  return { store: storeAt(terms, now), goods };
}

function keep(token: string, terms: Terms, wares: readonly Ware[]): void {
  const assortment = assortments.get(token) ?? { terms, wares: new Map() };
  for (const ware of wares) {
    // An item that went to another store is not told about by this one's token.
    if (ware.storeId !== terms.id || assortment.wares.has(ware.id)) continue;
    assortment.wares.set(ware.id, ware);
    wareCount += 1;
  }
  // Whoever was asked for last goes last.
  assortments.delete(token);
  assortments.set(token, assortment);
  letOldestGo(token);
}

function letOldestGo(latest: string): void {
  for (const [token, { wares }] of assortments) {
    if (wareCount + assortments.size <= MOST_WARES || token === latest) return;
    assortments.delete(token);
    wareCount -= wares.size;
  }
}
