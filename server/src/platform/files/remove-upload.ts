import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { deleteUpload, deleteUploadsOf } from './uploads.sql.ts';

/** Deletes a file that nothing refers to any more. */
export async function removeUpload(tx: Sql, id: string): Promise<void> {
  await deleteUpload(tx, id);
}

/** Deletes all files of a customer. Call it after everything that refers to them. */
export async function removeUploadsOf(tx: Sql, customerId: CustomerId): Promise<void> {
  await deleteUploadsOf(tx, customerId);
}
