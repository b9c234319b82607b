import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { knownPictures } from './new-entries.sql.ts';

/** Refuses pictures that were never uploaded. */
export async function checkPictures(tx: Sql, ids: readonly (string | null | undefined)[]): Promise<void> {
  const named = ids.filter((id) => id !== null && id !== undefined);
  const known = await knownPictures(tx, named);
  if (!named.every((id) => known.has(id))) throw new RefusalError({ code: 'picture_unknown' });
}

/** Whether a member of staff works for a store. A foreign store is treated like an unknown one. */
export function worksFor({ storeIds }: Pick<Staff, 'storeIds'>, storeId: StoreId): boolean {
  return storeIds === null || storeIds.includes(storeId);
}
