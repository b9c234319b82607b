import type { countItemsByStore as countItemsByStoreCall, ListedItem } from '@rialto/contract/calls/console/items.ts';
import type { Query } from '@rialto/contract/http/endpoint.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { amount, textIn } from '../../../../platform/wire-values.ts';
import type { ConsoleCall } from '../console-call.ts';
import { shownPicture } from '../stores/console-store.view.ts';
import {
  countListedItems,
  itemsByStore,
  listedItems,
  type ConsoleItemFilter,
  type ListedItemRow,
} from './listed-items.sql.ts';

type FilterQuery = Query<typeof countItemsByStoreCall>;

export function filterOf(query: FilterQuery, { staff, now }: ConsoleCall): ConsoleItemFilter {
  const { name, store_id: storeId, category_id: categoryId, active: isActive, stock, sold_out: isSoldOut } = query;
  return { storeIds: staff.storeIds, name, storeId, categoryId, isActive, stock, isSoldOut, now };
}

function listedItem(row: ListedItemRow, { language, digits, media, now }: ConsoleCall): ListedItem {
  const { categoryNameEn, soldOutUntil } = row;
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(language, row.nameEn, row.nameAr),
    picture: shownPicture(media, row.picture),
    store_id: row.storeId,
    store_name: textIn(language, row.storeNameEn, row.storeNameAr),
    category_id: row.categoryId,
    category_name: categoryNameEn === null ? null : textIn(language, categoryNameEn, row.categoryNameAr),
    price: amount(row.priceMinor, digits),
    final_price: amount(row.finalPriceMinor, digits),
    stock: row.stock,
    active: row.isActive,
    sold_out_until: soldOutUntil && soldOutUntil > now ? soldOutUntil.toISOString() : null,
  };
}

/** One page of the items of the caller's stores, by name. */
export async function listConsoleItems(
  db: Sql,
  query: FilterQuery,
  page: { limit: number; offset: number },
  call: ConsoleCall,
): Promise<{ items: ListedItem[]; totalSize: number }> {
  const filter = filterOf(query, call);
  const [items, totalSize] = await Promise.all([listedItems(db, filter, page), countListedItems(db, filter)]);
  return { items: items.map((row) => listedItem(row, call)), totalSize };
}

export async function countItemsByStore(
  db: Sql,
  query: FilterQuery,
  call: ConsoleCall,
): Promise<{ id: number; name: string; item_count: number }[]> {
  const stores = await itemsByStore(db, filterOf(query, call));
  return stores.map(({ id, nameEn, nameAr, items }) => ({
    id,
    name: textIn(call.language, nameEn, nameAr),
    item_count: items,
  }));
}
