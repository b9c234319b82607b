import type { StoreInput } from '@rialto/contract/calls/console/stores.ts';
import type { StoreId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { updateStoreDiscounts } from '../../prices/prices.sql.ts';
import { worksFor } from '../check-references.ts';
import type { ConsoleCall } from '../console-call.ts';
import { refreshSearchWords } from '../search-words.ts';
import { checkStore } from './check-store.ts';
import { storeFields, storeRecord } from './console-store.view.ts';
import { findStoreRecord, lockStoreRecord, updateStoreRecord, type StoreRecordRow } from './store-record.sql.ts';

export type StoreChange = { id: StoreId; changes: StoreInput; action: string };
type StoreChangeResult = { changeId: number | null; store: StoreRecordRow };

export function changeStore(db: Sql, change: StoreChange, call: ConsoleCall): Promise<StoreChangeResult> {
  return inTransaction(db, (tx) => writeStoreChange(tx, change, call));
}

/** Changes the given fields, in the caller's transaction. */
export async function writeStoreChange(
  tx: Sql,
  { id, changes, action }: StoreChange,
  { staff, now, digits }: ConsoleCall,
): Promise<StoreChangeResult> {
  const former = worksFor(staff, id) ? await lockStoreRecord(tx, id) : null;
  if (!former) throw new RefusalError({ code: 'not_found' });
  const before = storeFields(former, digits);
  const fields = { ...before, ...changes };
  await checkStore(tx, fields);
  await updateStoreRecord(tx, id, storeRecord(fields, former.moduleId, digits));
  await updateStoreDiscounts(tx, now);
  if (changes.name) await refreshSearchWords(tx, { storeId: id });
  const store = await requireStore(tx, id);
  const after = storeFields(store, digits);
  const changeId = await recordChange(tx, {
    staff,
    now,
    action,
    subject: 'store',
    subjectId: id,
    storeId: id,
    before,
    after,
  });
  return { changeId, store };
}

async function requireStore(tx: Sql, id: StoreId): Promise<StoreRecordRow> {
  const store = await findStoreRecord(tx, id);
  if (!store) throw new RefusalError({ code: 'not_found' });
  return store;
}

/** A store of the caller; another one is refused like an unknown one. */
export async function readOwnStore(
  db: Sql,
  id: StoreId,
  { staff }: Pick<ConsoleCall, 'staff'>,
): Promise<StoreRecordRow> {
  if (!worksFor(staff, id)) throw new RefusalError({ code: 'not_found' });
  return requireStore(db, id);
}
