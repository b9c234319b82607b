import type { CategoryId, CustomerId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { lockCustomer, replaceInterests } from './interests.sql.ts';

/** Replaces the favourite categories of a customer. ACC-09. */
export async function chooseInterests(db: Sql, customerId: CustomerId, categoryIds: CategoryId[]): Promise<void> {
  const uniqueIds = [...new Set(categoryIds)];
  await inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const storedCount = await replaceInterests(tx, customerId, uniqueIds);
    if (storedCount !== uniqueIds.length) throw new RefusalError({ code: 'category_unknown' });
  });
}
