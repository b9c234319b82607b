import type { CustomerId, ModuleId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { itemsWithIds, type ItemRow } from '../../catalog/catalog.public.ts';
import { itemsNearOrders, storesOrderedFrom } from './read-orders.sql.ts';

type VisitQuery = { customerId: CustomerId; zoneIds: ZoneId[]; moduleId: ModuleId };

const MOST_STORES = 20;
const MOST_ITEMS = 50;

export function storesToVisitAgain(db: Sql, query: VisitQuery): Promise<number[]> {
  return storesOrderedFrom(db, { ...query, most: MOST_STORES });
}

/** Items from the categories of earlier orders; none for a customer without orders. */
export async function suggestItems(db: Sql, query: VisitQuery): Promise<ItemRow[]> {
  const ids = await itemsNearOrders(db, { ...query, most: MOST_ITEMS });
  return itemsWithIds(db, ids, query.zoneIds);
}
