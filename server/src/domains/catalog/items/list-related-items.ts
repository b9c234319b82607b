import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { ItemPage } from './item-lists.ts';
import { findItemInStore, relatedItems, type Page } from './items.sql.ts';

/** Other items of the same store, those of the same category first. */
export async function listRelatedItems(db: Sql, idOrSlug: string, page: Page): Promise<ItemPage> {
  const item = await findItemInStore(db, idOrSlug);
  if (!item) throw new RefusalError({ code: 'not_found' });
  return { items: await relatedItems(db, item, page), totalSize: item.relatedCount };
}
