import { IMPORT_PART_BYTES, MAX_IMPORT_BYTES, type ImportKind } from '@rialto/contract/shapes/import/import.ts';
import { newId } from '@rialto/database/new-id.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { permissionsOf } from '@rialto/rules/staff/permissions.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Staff } from '../../platform/crew.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { importWork } from './import-signal.ts';
import { insertFilePart, insertImport, setState, type ImportRow } from './imports.sql.ts';
import { requireImport, requireLockedImport, requireState } from './require-import.ts';

type NewFile = { fileName: string; entity: ImportKind; fileBytes: number };

/** Begins an import. Members who may not change stores import items only. */
export function addImport(db: Sql, staff: Staff, file: NewFile, now: Date): Promise<ImportRow> {
  const mayAll = permissionsOf(staff.role).includes('stores');
  if (file.entity !== 'items' && !mayAll) throw new RefusalError({ code: 'not_permitted' });
  if (file.fileBytes > MAX_IMPORT_BYTES)
    throw new RefusalError({ code: 'import_too_large', params: { count: MAX_IMPORT_BYTES / 1_048_576 } });
  const id = newId();
  return inTransaction(db, async (tx) => {
    await insertImport(tx, { id, staffId: staff.id, storeIds: staff.storeIds, createdAt: now, ...file });
    const after = { file: file.fileName, entity: file.entity, bytes: file.fileBytes };
    await recordChange(tx, { staff, now, action: 'addImport', subject: 'import', subjectId: id, before: null, after });
    return requireImport(tx, staff, id);
  });
}

type Part = { id: number; number: number; bytes: Buffer };

/** Stores a part of the file, whose number determines its length. The last missing part starts the check. */
export async function addImportPart(db: Sql, staff: Staff, { id, number, bytes }: Part, now: Date): Promise<ImportRow> {
  const row = await inTransaction(db, async (tx) => {
    const found = await requireLockedImport(tx, staff, id);
    requireState(found, 'uploading');
    const expected = Math.min(IMPORT_PART_BYTES, found.fileBytes - number * IMPORT_PART_BYTES);
    if (bytes.length !== expected) throw new RefusalError({ code: 'import_part_wrong' });
    const received = await insertFilePart(tx, id, number, bytes);
    if (received === found.fileBytes) await setState(tx, id, 'checking', now);
    return requireImport(tx, staff, id);
  });
  if (row.state === 'checking') importWork.wake();
  return row;
}
