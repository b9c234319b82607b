import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { findPrescription, itemsOfStoreOf, type FoundItem } from './prescription.sql.ts';

/** Items that a prescription can be priced with. */
export async function searchPrescriptionItems(db: Sql, orderId: OrderId, search: string): Promise<FoundItem[]> {
  if (!(await findPrescription(db, orderId))) throw new RefusalError({ code: 'order_unknown' });
  return itemsOfStoreOf(db, orderId, search.trim());
}
