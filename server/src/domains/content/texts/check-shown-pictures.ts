import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { countPictures } from './texts.sql.ts';

/** Refuses pictures that were never uploaded. */
export async function checkShownPictures(tx: Sql, ids: readonly (string | null)[]): Promise<void> {
  const named = [...new Set(ids.filter((id) => id !== null))];
  if ((await countPictures(tx, named)) < named.length) throw new RefusalError({ code: 'picture_unknown' });
}
