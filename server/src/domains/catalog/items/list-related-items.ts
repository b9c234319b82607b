import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { orderableFirst } from '../opening/orderable.sql.ts';
import type { Orderable } from '../opening/orderable.ts';
import type { ItemPage } from './item-lists.ts';
import { findItemInStore, relatedItems, type Page } from './items.sql.ts';

/** Other items of the same store: what can be ordered first, then those of the same category. */
export async function listRelatedItems(db: Sql, idOrSlug: string, page: Page, orderable: Orderable): Promise<ItemPage> {
  const item = await findItemInStore(db, idOrSlug);
  if (!item) throw new RefusalError({ code: 'not_found' });
  return { items: await relatedItems(db, item, page, orderableFirst(orderable)), totalSize: item.relatedCount };
}
