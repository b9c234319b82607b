import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { permissionsOf } from '@rialto/rules/staff/permissions.ts';
import { isUndoable } from '@rialto/rules/staff/undoable.ts';
import { isDeepStrictEqual } from 'node:util';
import { findAuditRow, type AuditRow, type Values } from '../../../../platform/audit/audit.sql.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { worksFor } from '../check-references.ts';
import type { ConsoleCall } from '../console-call.ts';
import { undoable } from './undoable.ts';

const ofTheShop = ['category', 'category_order', 'brand', 'condition'];

/** Whether the caller still may change what the entry of the log is about. */
function mayUndo({ subject, action, storeId }: AuditRow, { staff }: ConsoleCall): boolean {
  const needsStores = ofTheShop.includes(subject) || action === 'changeStore';
  if (needsStores && !permissionsOf(staff.role).includes('stores')) return false;
  return storeId === null || worksFor(staff, storeId);
}

/** Sets the values that a change by the caller replaced, if they were not changed since. The undoing is a change itself. */
export function undoChange(db: Sql, id: number, call: ConsoleCall): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await findAuditRow(tx, id);
    const thing = row && undoable[row.subject];
    if (!row || !thing || !isUndoable(row) || row.staffId !== call.staff.id)
      throw new RefusalError({ code: 'not_found' });
    if (!mayUndo(row, call)) throw new RefusalError({ code: 'not_permitted' });
    const current = await thing.read(tx, row, call);
    if (!holds(current, row.after)) throw new RefusalError({ code: 'changed_since' });
    await thing.write(tx, row, call);
  });
}

function holds(current: Values, expected: Values): boolean {
  return Object.entries(expected).every(([name, value]) => isDeepStrictEqual(current[name] ?? null, value));
}
