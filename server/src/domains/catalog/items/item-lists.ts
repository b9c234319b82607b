import type { App } from '../../../platform/app.ts';
import { cached } from '../../../platform/cached.ts';
import type { ItemFilter } from './item-filter.ts';
import type { ItemRow } from './item-row.ts';
import { countItems, pageOfItems, type Page } from './items.sql.ts';

export type ItemPage = { items: ItemRow[]; totalSize: number };
/** Pages of items, kept for a while: everybody in a zone sees the same rows. */
export type ItemLists = { page(filter: ItemFilter, page: Page): Promise<ItemPage> };

const KEEP_MS = 300_000;
/** Beyond this many a total is only a lower bound. */
const MOST_COUNTED = 10_000;

export function openItemLists(app: App): ItemLists {
  const pages = cached<ItemPage>(app.clock, KEEP_MS);
  const totals = cached<number>(app.clock, KEEP_MS);
  for (const table of ['items', 'categories', 'brands'])
    app.onChange(table, () => {
      pages.drop();
      totals.drop();
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
