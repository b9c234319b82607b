import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { ItemCounts } from '../rating-counts.ts';
import type { CardContexts } from './item-cards.ts';
import type { ItemDetailRow } from './item-row.sql.ts';
import { findItem } from './items.sql.ts';
import type { CardContext } from './items.view.ts';

export async function readItem(
  db: Sql,
  idOrSlug: string,
  { cardContexts, ...counts }: ItemCounts & { cardContexts: CardContexts },
): Promise<{ row: ItemDetailRow; context: CardContext }> {
  const row = await findItem(db, idOrSlug, counts);
  const context = row && (await cardContexts.of([row])).of(row);
  if (!row || !context) throw new RefusalError({ code: 'not_found' });
  return { row, context };
}
