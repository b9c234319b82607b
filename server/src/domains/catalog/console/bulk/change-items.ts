import type { BulkChange } from '@rialto/contract/calls/console/items.ts';
import type { ItemId, StoreId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { worksFor } from '../check-references.ts';
import type { ConsoleCall } from '../console-call.ts';
import { recountItems } from '../items/item-record.sql.ts';
import { conditionsOf, type ConsoleItemFilter } from '../items/listed-items.sql.ts';
import { soldOutUntil } from '../items/sell-out-item.ts';
import { refreshSearchWords } from '../search-words.ts';
import { hasCategory, lockItems, updateItems, withIds, type BulkRow } from './bulk.sql.ts';
import { bulkLog, changedRow } from './bulk-values.ts';

export type BulkRequest = {
  storeId: StoreId;
  items: { ids: readonly ItemId[] } | { filter: ConsoleItemFilter };
  change: BulkChange;
};

/** Changes many items of a store at once: all of them or none. */
export function changeItems(
  db: Sql,
  { storeId, items, change }: BulkRequest,
  call: ConsoleCall,
): Promise<{ changeId: number | null; changedCount: number }> {
  const { staff, now, digits } = call;
  return inTransaction(db, async (tx) => {
    if (!worksFor(staff, storeId)) throw new RefusalError({ code: 'not_found' });
    if (Object.keys(change).length === 0) throw new RefusalError({ code: 'no_changes' });
    if (change.category_id !== undefined && !(await hasCategory(tx, storeId, change.category_id)))
      throw new RefusalError({ code: 'category_unknown' });
    const former = await lockItems(tx, storeId, 'ids' in items ? withIds(items.ids) : conditionsOf(items.filter));
    if ('ids' in items && former.length < items.ids.length) throw new RefusalError({ code: 'not_found' });
    if (former.length === 0) return { changeId: null, changedCount: 0 };
    const until = await soldOutUntil(tx, storeId, now);
    const rows = former.map((row) => changedRow(row, change, { until, digits }));
    return writeItems(tx, { storeId, former, rows, action: 'changeItems' }, call);
  });
}

type BulkWrite = { storeId: StoreId; former: readonly BulkRow[]; rows: readonly BulkRow[]; action: string };

/** Writes the rows and records what changed, in the caller's transaction. */
export async function writeItems(
  tx: Sql,
  { storeId, former, rows, action }: BulkWrite,
  { staff, now, digits }: ConsoleCall,
): Promise<{ changeId: number | null; changedCount: number }> {
  const { before, after } = bulkLog(former, rows, digits);
  const changed = rows.filter(({ id }) => id in after.items);
  if (changed.length === 0) return { changeId: null, changedCount: 0 };
  await updateItems(tx, changed);
  const movedIds = changed.filter(({ id }) => 'category_id' in (after.items[id] ?? {})).map(({ id }) => id);
  if (movedIds.length > 0) await refreshSearchWords(tx, { itemIds: movedIds });
  if (changed.some(({ id }) => 'active' in (after.items[id] ?? {}))) await recountItems(tx, [storeId]);
  const subject = { subject: 'store_items' as const, subjectId: storeId, storeId };
  const changeId = await recordChange(tx, { staff, now, action, ...subject, before, after });
  return { changeId, changedCount: changed.length };
}
