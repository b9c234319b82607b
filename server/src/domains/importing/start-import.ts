import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Staff } from '../../platform/crew.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { importWork } from './import-signal.ts';
import { setState, type ImportRow } from './imports.sql.ts';
import { requireImport, requireLockedImport, requireState } from './require-import.ts';
import { lockStarts, overlappingImport } from './staging.sql.ts';

/** Starts a checked import, unless another one of the same store is running. */
export async function startImport(db: Sql, staff: Staff, id: number, now: Date): Promise<ImportRow> {
  const row = await inTransaction(db, async (tx) => {
    await lockStarts(tx);
    const found = await requireLockedImport(tx, staff, id);
    requireState(found, 'checked');
    if (found.problemCount > 0) throw new RefusalError({ code: 'import_state_refused' });
    if ((await overlappingImport(tx, id)) !== null) throw new RefusalError({ code: 'import_running' });
    await setState(tx, id, 'importing', now);
    const states = { before: { state: found.state }, after: { state: 'importing' } };
    await recordChange(tx, { staff, now, action: 'startImport', subject: 'import', subjectId: id, ...states });
    return requireImport(tx, staff, id);
  });
  importWork.wake();
  return row;
}

/** Cancels an import that has not ended. A node that works on it notices with its next batch. */
export function cancelImport(db: Sql, staff: Staff, id: number, now: Date): Promise<ImportRow> {
  return inTransaction(db, async (tx) => {
    const found = await requireLockedImport(tx, staff, id);
    requireState(found, 'uploading', 'checking', 'checked', 'importing');
    await setState(tx, id, 'cancelled', now);
    const states = { before: { state: found.state }, after: { state: 'cancelled' } };
    await recordChange(tx, { staff, now, action: 'cancelImport', subject: 'import', subjectId: id, ...states });
    return requireImport(tx, staff, id);
  });
}
