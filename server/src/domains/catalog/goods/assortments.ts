import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { byteLru, MIB } from '../../../platform/cache/byte-lru.ts';
import { estimateBytes } from '../../../platform/cache/estimate-bytes.ts';
import type { Goods, SellingStore, Terms, Ware } from './goods.ts';
import { findTerms, waresWithIds } from './goods.sql.ts';
import type { Live } from './live.sql.ts';
import { goodsAt, storeAt } from './now.ts';

/** The terms of a store and those of its items that were read so far, with their size. */
type Assortment = { terms: Terms; wares: Map<number, Ware>; bytes: number };

const MAX_BYTES = 32 * MIB;
/** By token. A token identifies the content of any store in any database, so one cache serves all of them. */
const assortments = byteLru<Assortment>({ maxBytes: MAX_BYTES, bytesOf: ({ bytes }) => bytes });

type Asked = {
  storeId: StoreId;
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
  const known = assortments.get(token);
  // The token of a store does not cover an item that moved to another store.
  const added = wares.filter(({ id, storeId }) => storeId === terms.id && !known?.wares.has(id));
  if (known && added.length === 0) return;
  const all = known?.wares ?? new Map<number, Ware>();
  for (const ware of added) all.set(ware.id, ware);
  const bytes = (known?.bytes ?? estimateBytes(terms)) + estimateBytes(added);
  // A new object, because the cache measures a value only when it replaces another.
  assortments.set(token, { terms: known?.terms ?? terms, wares: all, bytes });
}
