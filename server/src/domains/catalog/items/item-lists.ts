import type { App } from '../../../platform/app.ts';
import { MIB } from '../../../platform/cache/byte-lru.ts';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import type { ItemFilter } from './item-filter.ts';
import type { ItemRow } from './item-row.sql.ts';
import { countItems, pageOfItems, type Page } from './items.sql.ts';

export type ItemPage = { items: ItemRow[]; totalSize: number };
/** Pages of items, cached because all visitors of a zone see the same rows. */
export type ItemLists = { page(filter: ItemFilter, page: Page): Promise<ItemPage> };

const TTL_MS = 300_000;
/** About a thousand pages of fifty items. */
const MAX_PAGE_BYTES = 96 * MIB;
const MAX_TOTAL_BYTES = 4 * MIB;
/** Above this number a total is only a lower bound. */
const MOST_COUNTED = 10_000;

export function openItemLists(app: App): ItemLists {
  const pages = ttlCache<ItemPage>(app.clock, { ttlMs: TTL_MS, maxBytes: MAX_PAGE_BYTES });
  const totals = ttlCache<number>(app.clock, { ttlMs: TTL_MS, maxBytes: MAX_TOTAL_BYTES });
  for (const table of ['items', 'categories', 'brands'])
    app.onChange(table, () => {
      pages.clear();
      totals.clear();
    });

  async function load(filter: ItemFilter, page: Page, key: string): Promise<ItemPage> {
    const items = await pageOfItems(app.db, filter, page);
    const isLast = items.length < page.limit && (items.length > 0 || page.offset === 0);
    if (isLast) return { items, totalSize: page.offset + items.length };
    return { items, totalSize: await totals.read(key, () => countItems(app.db, filter, MOST_COUNTED)) };
  }

  return {
    page(filter, page) {
      const { sort, ...counted } = filter;
      const key = JSON.stringify(counted);
      return pages.read(`${key}:${sort}:${page.limit}:${page.offset}`, () => load(filter, page, key));
    },
  };
}
