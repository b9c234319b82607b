import { part } from '@rialto/database/part.ts';
import { onOneConnection, type Sql } from '@rialto/database/sql.ts';
import type { App } from '../../../platform/app.ts';
import { STOCK_TTL_MS } from '../../../platform/cache/stock-ttl.ts';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import { isOrderable } from '../opening/orderable.sql.ts';
import { orderableFrom, type Orderable } from '../opening/orderable.ts';
import type { ItemFilter } from './item-filter.ts';
import type { ItemRow } from './item-row.sql.ts';
import { countItems, pageOfItems, type Page } from './items.sql.ts';

type ListKey = { orderable: Orderable; key: string };
export type ItemPage = { items: ItemRow[]; totalSize: number };
/** Pages of items, what can be ordered first. Cached, because all visitors of a zone see the same rows. */
export type ItemLists = { page(filter: ItemFilter, page: Page, orderable: Orderable): Promise<ItemPage> };

const TTL_MS = 300_000;
/** Above this number a total is only a lower bound. */
const MOST_COUNTED = 10_000;

export function openItemLists(app: App): ItemLists {
  const pages = ttlCache<ItemPage>(app.clock, { ttlMs: STOCK_TTL_MS });
  const totals = ttlCache<number>(app.clock, { ttlMs: TTL_MS });
  for (const table of ['items', 'categories', 'brands'])
    app.onChange(table, () => {
      pages.clear();
      totals.clear();
    });

  /** The page and the total in one round trip, unless the total is known. */
  function load(filter: ItemFilter, page: Page, orderable: Orderable, key: string): Promise<ItemPage> {
    return onOneConnection(app.db, async (db) => {
      const [items, total] = await Promise.all([
        openPartFirst(db, filter, page, { orderable, key }),
        totals.read(key, () => countItems(db, filter, MOST_COUNTED)),
      ]);
      const isLast = items.length < page.limit && (items.length > 0 || page.offset === 0);
      return { items, totalSize: isLast ? page.offset + items.length : total };
    });
  }

  /** Reads the part that can be ordered in the order of its index, and the other part only where the first one ends. */
  async function openPartFirst(
    db: Sql,
    filter: ItemFilter,
    page: Page,
    { orderable, key }: ListKey,
  ): Promise<ItemRow[]> {
    if (orderable.extent !== 'something') return pageOfItems(db, filter, page);
    const { limit, offset } = page;
    const isOpen = isOrderable(orderable);
    // The open stores are those of the filter already, and a doubled condition misleads the planner.
    const { storeIds: _narrowed, ...openFilter } = filter;
    const open = await pageOfItems(db, openFilter, page, isOpen);
    if (open.length === limit) return open;
    const openCount =
      open.length > 0 || offset === 0
        ? offset + open.length
        : await totals.read(`${key}:${orderable.key}:${offset}`, () => countItems(db, openFilter, offset, isOpen));
    const rest = { limit: limit - open.length, offset: Math.max(0, offset - openCount) };
    return [...open, ...(await pageOfItems(db, filter, rest, part`not ${isOpen}`))];
  }

  return {
    page(filter, page, orderable) {
      const { sort, ...counted } = filter;
      const storeIds = filter.storeId === undefined ? filter.storeIds : [filter.storeId];
      const own = storeIds ? orderableFrom(orderable, storeIds) : orderable;
      const key = JSON.stringify(counted);
      const pageKey = `${key}:${own.key}:${sort}:${page.limit}:${page.offset}`;
      return pages.read(pageKey, () => load(filter, page, own, key));
    },
  };
}
