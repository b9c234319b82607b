import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { sharedBudget } from '../../../platform/cache/cache-budget.ts';
import { estimateBytes } from '../../../platform/cache/estimate-bytes.ts';
import type { Goods, SellingStore, StoreSnapshot, ItemSnapshot } from './goods.ts';
import { findStoreSnapshot, findItemSnapshots } from './goods.sql.ts';
import type { LiveStock } from './live-stock.sql.ts';
import { sellableAt, sellingStoreAt } from './sellable-at.ts';

/** A store and those of its items that were read so far, with their size in bytes. */
type Assortment = { store: StoreSnapshot; items: Map<number, ItemSnapshot>; bytes: number };

/** By token. A token identifies the content of any store in any database, so one cache serves all of them. */
const assortments = sharedBudget.cache<Assortment>();

type AssortmentRequest = {
  storeId: StoreId;
  token: string | null;
  /** The stock that was read with the token; null for an item whose stock is assumed. */
  items: ReadonlyMap<number, LiveStock | null>;
  now: Date;
};
type StoreGoods = { store: SellingStore | null; goods: Goods[] };

/**
 * A store, also an inactive one, and some of its items as sold now. Snapshots are cached by token; missing ones are read
 * after the token, so they are never older than it.
 */
export async function readAssortment(db: Sql, { storeId, token, items, now }: AssortmentRequest): Promise<StoreGoods> {
  const cached = token === null ? undefined : assortments.get(token);
  const missing = [...items.keys()].filter((id) => !cached?.items.has(id));
  // One after the other: the caller may be in a transaction, and a cached store needs no statement.
  const store = cached?.store ?? (await findStoreSnapshot(db, storeId));
  if (!store) return { store: null, goods: [] };
  const loaded = await findItemSnapshots(db, missing);
  if (token !== null) cacheAssortment(token, store, loaded);
  const goods = [...items].flatMap(([id, live]) => {
    const item = cached?.items.get(id) ?? loaded.find((each) => each.id === id);
    return item ? [sellableAt(item, live, now)] : [];
  });
  return { store: sellingStoreAt(store, now), goods };
}

function cacheAssortment(token: string, store: StoreSnapshot, items: readonly ItemSnapshot[]): void {
  const known = assortments.get(token);
  // The token of a store does not cover an item that moved to another store.
  const added = items.filter(({ id, storeId }) => storeId === store.id && !known?.items.has(id));
  if (known && added.length === 0) return;
  const all = known?.items ?? new Map<number, ItemSnapshot>();
  for (const item of added) all.set(item.id, item);
  const bytes = (known?.bytes ?? estimateBytes(store)) + estimateBytes(added);
  assortments.set(token, { store: known?.store ?? store, items: all, bytes }, bytes);
}
