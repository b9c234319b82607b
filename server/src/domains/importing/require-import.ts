import type { Sql } from '@rialto/database/sql.ts';
import type { Staff } from '../../platform/crew.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { findImport, lockImport, type ImportRow } from './imports.sql.ts';

/** An import that the member may see: staff of a store only their own. */
export async function requireImport(db: Sql, staff: Staff, id: number): Promise<ImportRow> {
  return seenBy(staff, await findImport(db, id));
}

export async function requireLockedImport(tx: Sql, staff: Staff, id: number): Promise<ImportRow> {
  return seenBy(staff, await lockImport(tx, id));
}

/** Refuses a step that the import is not ready for, such as starting it twice. */
export function requireState({ state }: ImportRow, ...allowed: string[]): void {
  if (!allowed.includes(state)) throw new RefusalError({ code: 'import_state_refused' });
}

function seenBy({ id, storeIds }: Staff, row: ImportRow | null): ImportRow {
  if (!row || (storeIds !== null && row.staffId !== id)) throw new RefusalError({ code: 'import_unknown' });
  return row;
}
