import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { RatingCounts } from '../rating-counts.ts';
import type { Surroundings } from './item-cards.ts';
import type { ItemDetailRow } from './item-row.ts';
import { findItem } from './items.sql.ts';
import type { Around } from './items.view.ts';

export async function readItem(
  db: Sql,
  idOrSlug: string,
  { surroundings, ratings }: { surroundings: Surroundings; ratings: RatingCounts },
): Promise<{ row: ItemDetailRow; around: Around }> {
  const row = await findItem(db, idOrSlug, ratings);
  const around = row && (await surroundings.of([row])).of(row);
  if (!row || !around) throw new RefusalError({ code: 'not_found' });
  return { row, around };
}
