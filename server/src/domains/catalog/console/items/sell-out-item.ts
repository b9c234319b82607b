import type { ItemId, StoreId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { nextOpeningDayAt } from '@rialto/rules/store/next-opening-day.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import { readSpans } from '../../../../platform/spans.ts';
import type { ConsoleCall } from '../console-call.ts';
import { findStoreRecord } from '../stores/store-record.sql.ts';
import { lockOwnItem } from './change-item.ts';
import { updateSoldOut } from './sold-out.sql.ts';

/** Until when something of the store is sold out that is sold out today. */
export async function soldOutUntil(tx: Sql, storeId: StoreId, now: Date): Promise<Date> {
  const store = await findStoreRecord(tx, storeId);
  if (!store) throw new Error('The item has no store');
  return nextOpeningDayAt({ ...store, hours: readSpans(store.hours) }, now);
}

type SellOutResult = { changeId: number | null; until: Date | null };

/** Marks an item as sold out until its store opens on another day, or as available again. */
export function sellOutItem(
  db: Sql,
  { id, isSoldOut }: { id: ItemId; isSoldOut: boolean },
  { staff, now }: ConsoleCall,
): Promise<SellOutResult> {
  return inTransaction(db, async (tx) => {
    const { storeId, soldOutUntil: former } = await lockOwnItem(tx, id, { staff });
    const until = isSoldOut ? await soldOutUntil(tx, storeId, now) : null;
    await updateSoldOut(tx, [id], until);
    const before = { sold_out_until: former && former > now ? former.toISOString() : null };
    const after = { sold_out_until: until && until.toISOString() };
    const change = { staff, now, action: 'sellOutItem', subject: 'item' as const, subjectId: id, storeId };
    return { changeId: await recordChange(tx, { ...change, before, after }), until };
  });
}
