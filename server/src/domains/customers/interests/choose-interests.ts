import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { lockCustomer, replaceInterests } from './interests.sql.ts';

/** The favourite categories of a customer, instead of those before. ACC-09. */
export async function chooseInterests(db: Sql, customerId: number, categoryIds: number[]): Promise<void> {
  const wanted = [...new Set(categoryIds)];
  await inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const known = await replaceInterests(tx, customerId, wanted);
    if (known !== wanted.length) throw new RefusalError({ code: 'category_unknown' });
  });
}
