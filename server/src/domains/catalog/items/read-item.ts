import type { App } from '../../../platform/app.ts';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { ItemCounts } from '../rating-counts.ts';
import type { CardContexts } from './item-cards.ts';
import type { ItemDetailRow, ItemVersion } from './item-row.sql.ts';
import { findItem, findLiveItem } from './items.sql.ts';
import type { CardContext } from './items.view.ts';

type ItemResult = { row: ItemDetailRow; context: CardContext };
export type ReadItem = (idOrSlug: string) => Promise<ItemResult>;

const TTL_MS = 60_000;

/** Reads the page of an item: stock and counts on every call, the rest once per version. */
export function openItems(
  { db, clock, onChange }: Pick<App, 'db' | 'clock' | 'onChange'>,
  { cardContexts, ...counts }: ItemCounts & { cardContexts: CardContexts },
): ReadItem {
  const versions = ttlCache<ItemVersion | { id: null }>(clock, { ttlMs: TTL_MS });
  for (const table of ['brands', 'common_conditions']) onChange(table, versions.clear);
  /** Items whose version is probably cached. Of others everything is read at once. */
  const lately = ttlCache<true>(clock, { ttlMs: TTL_MS });

  async function find(idOrSlug: string): Promise<ItemDetailRow | null> {
    const isKnown = lately.peek(idOrSlug) !== undefined;
    const whole = isKnown ? null : await findItem(db, idOrSlug, counts);
    const live = isKnown ? await findLiveItem(db, idOrSlug, counts) : whole;
    if (!live) return null;
    const { id, version, stocks, wishlistCount, ratings } = live;
    const read = async () => whole ?? (await findItem(db, String(id), counts)) ?? { id: null };
    const item = await versions.read(`${id} ${version}`, read);
    void lately.read(idOrSlug, async () => true);
    if (item.id === null) return null;
    return { ...item, stocks, wishlistCount, ratings, stock: item.stock === null ? null : sum(stocks) };
  }

  return async (idOrSlug) => {
    const row = await find(idOrSlug);
    const context = row && (await cardContexts.of([row])).of(row);
    if (!context) throw new RefusalError({ code: 'not_found' });
    return { row, context };
  };
}

function sum(stocks: Record<string, number>): number {
  return Object.values(stocks).reduce((total, stock) => total + stock, 0);
}
