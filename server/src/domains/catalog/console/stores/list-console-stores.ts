import type { ListedStore } from '@rialto/contract/calls/console/stores.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { isOpenAt } from '@rialto/rules/store/hours.ts';
import { readSpans } from '../../../../platform/spans.ts';
import type { ConsoleCall } from '../console-call.ts';
import { shownPicture } from './console-store.view.ts';
import { listedStores, type ListedStoreRow, type StoreListFilter } from './listed-stores.sql.ts';

/** The stores of the caller, by name. */
export async function listConsoleStores(
  db: Sql,
  wanted: Omit<StoreListFilter, 'storeIds'>,
  page: { limit: number; offset: number },
  call: ConsoleCall,
): Promise<{ stores: ListedStore[]; totalSize: number }> {
  const { stores, totalSize } = await listedStores(db, { ...wanted, storeIds: call.staff.storeIds }, page);
  return { stores: stores.map((row) => listedStore(row, call)), totalSize };
}

function listedStore(row: ListedStoreRow, { media, now }: ConsoleCall): ListedStore {
  return {
    id: row.id,
    slug: row.slug,
    name: { en: row.nameEn, ar: row.nameAr },
    module_id: row.moduleId,
    zone_id: row.zoneId,
    logo: shownPicture(media, row.logo),
    active: row.isActive,
    open: isOpenAt({ ...row, hours: readSpans(row.hours) }, now),
    item_count: row.itemCount,
  };
}
