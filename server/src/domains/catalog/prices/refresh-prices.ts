import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { pricesAreDue, updateFlashDiscounts, updateStoreDiscounts } from './prices.sql.ts';

/**
 * Updates stored prices when a discount has begun or ended since the last run: lists are sorted and filtered by the
 * stored price. The first node to run does it for all.
 */
export async function refreshPrices(db: Sql, now: Date): Promise<void> {
  if (!(await pricesAreDue(db, now))) return;
  await inTransaction(db, async (tx) => {
    await updateStoreDiscounts(tx, now);
    await updateFlashDiscounts(tx, now);
  });
}
