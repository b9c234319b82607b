import { onOneConnection } from '@rialto/database/sql.ts';
import type { App } from '../../../platform/app.ts';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { ItemCounts } from '../rating-counts.ts';
import type { CardContexts } from './item-cards.ts';
import type { ItemDetailRow, ItemVersion } from './item-row.sql.ts';
import { findItemVersion, findLiveItem } from './items.sql.ts';
import type { CardContext } from './items.view.ts';

type ItemResult = { row: ItemDetailRow; context: CardContext };
export type ReadItem = (idOrSlug: string) => Promise<ItemResult>;

const TTL_MS = 60_000;

/** Reads the page of an item: stock and counts on every call, the rest once per version. */
export function openItems(
  app: App,
  { cardContexts, ...counts }: ItemCounts & { cardContexts: CardContexts },
): ReadItem {
  const versions = ttlCache<ItemVersion | { id: null }>(app.clock, { ttlMs: TTL_MS });
  for (const table of ['brands', 'common_conditions']) app.onChange(table, versions.clear);
  /** Items whose version is probably cached. For others it is read in the same round trip as the stock. */
  const lately = ttlCache<true>(app.clock, { ttlMs: TTL_MS });

  function find(idOrSlug: string) {
    const isKnown = lately.peek(idOrSlug) !== undefined;
    return onOneConnection(app.db, (db) =>
      Promise.all([findLiveItem(db, idOrSlug, counts), isKnown ? null : findItemVersion(db, idOrSlug)]),
    );
  }

  return async (idOrSlug) => {
    const [live, found] = await find(idOrSlug);
    if (!live) throw new RefusalError({ code: 'not_found' });
    const { id, version, ...numbers } = live;
    const read = async () => found ?? (await findItemVersion(app.db, String(id))) ?? { id: null };
    const item = await versions.read(`${id} ${version}`, read);
    void lately.read(idOrSlug, async () => true);
    const row =
      item.id === null ? null : { ...item, ...numbers, stock: item.stock === null ? null : sum(numbers.stocks) };
    const context = row && (await cardContexts.of([row])).of(row);
    if (!context) throw new RefusalError({ code: 'not_found' });
    return { row, context };
  };
}

function sum(stocks: Record<string, number>): number {
  return Object.values(stocks).reduce((total, stock) => total + stock, 0);
}
