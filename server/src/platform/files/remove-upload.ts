import type { Sql } from '@rialto/database/sql.ts';
import { deleteUpload } from './uploads.sql.ts';

/** Deletes a file that nothing refers to any more. */
export async function removeUpload(tx: Sql, id: string): Promise<void> {
  await deleteUpload(tx, id);
}
