import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { RatingCounts } from '../rating-counts.ts';
import type { CardContexts } from './item-cards.ts';
import type { ItemDetailRow } from './item-row.sql.ts';
import { findItem } from './items.sql.ts';
import type { CardContext } from './items.view.ts';

export async function readItem(
  db: Sql,
  idOrSlug: string,
  { cardContexts, ratings }: { cardContexts: CardContexts; ratings: RatingCounts },
): Promise<{ row: ItemDetailRow; context: CardContext }> {
  const row = await findItem(db, idOrSlug, ratings);
  const context = row && (await cardContexts.of([row])).of(row);
  if (!row || !context) throw new RefusalError({ code: 'not_found' });
  return { row, context };
}
