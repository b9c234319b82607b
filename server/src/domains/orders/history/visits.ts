import type { CustomerId, ModuleId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { itemsWithIds, type ItemRow } from '../../catalog/catalog.public.ts';
import { itemsNearOrders, storesOrderedFrom } from './read-orders.sql.ts';

type Wanted = { customerId: CustomerId; zoneIds: ZoneId[]; moduleId: ModuleId };

const MOST_STORES = 20;
const MOST_ITEMS = 50;

export function storesToVisitAgain(db: Sql, wanted: Wanted): Promise<number[]> {
  return storesOrderedFrom(db, { ...wanted, most: MOST_STORES });
}

/** What was ordered before and what others order of the same kind; nothing for who has not ordered yet. */
export async function suggestItems(db: Sql, wanted: Wanted): Promise<ItemRow[]> {
  const ids = await itemsNearOrders(db, { ...wanted, most: MOST_ITEMS });
  return itemsWithIds(db, ids, wanted.zoneIds);
}
