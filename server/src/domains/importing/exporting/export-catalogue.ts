import type { Language } from '@rialto/contract/http/languages.ts';
import type { ImportKind } from '@rialto/contract/shapes/import/import.ts';
import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { permissionsOf } from '@rialto/rules/staff/permissions.ts';
import { Readable } from 'node:stream';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { textIn } from '../../../platform/wire-values.ts';
import { storeKeys } from '../../catalog/catalog.public.ts';
import type { CellContext } from '../columns/column.ts';
import { exportTable } from './export-table.ts';
import { exportZip, type DrawPicture } from './export-zip.ts';

type ExportRequest = { kind: ImportKind; storeId: StoreId | null; context: CellContext; draw: DrawPicture };

/** A table or a ZIP of everything, of the whole shop or of one store. Staff of stores export their own items. */
export async function exportCatalogue(db: Sql, staff: Staff, wanted: ExportRequest): Promise<Readable> {
  const { kind, storeId, context, draw } = wanted;
  if (kind !== 'items' && !permissionsOf(staff.role).includes('stores'))
    throw new RefusalError({ code: 'not_permitted' });
  const storeIds = storeId === null ? staff.storeIds : [storeId];
  if (storeId !== null) await requireStore(db, staff, storeId);
  if (kind === 'zip') return exportZip(db, { storeIds, context }, draw);
  return Readable.from(exportTable(db, kind, { storeIds, context }), { objectMode: false });
}

async function requireStore(db: Sql, staff: Staff, storeId: StoreId): Promise<void> {
  const isOwn = staff.storeIds === null || staff.storeIds.includes(storeId);
  if (!isOwn || (await storeKeys(db, [storeId])).length === 0) throw new RefusalError({ code: 'store_unknown' });
}

export async function listExportStores(
  db: Sql,
  { storeIds }: Staff,
  language: Language,
): Promise<{ stores: { id: number; name: string }[] }> {
  const stores = (await storeKeys(db, storeIds)).map(({ id, nameEn, nameAr }) => ({
    id,
    name: textIn(language, nameEn, nameAr),
  }));
  return { stores: stores.sort((a, b) => a.name.localeCompare(b.name, language)) };
}
