import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** Until the end of the transaction. */
export async function lockSlot(tx: Sql, storeId: StoreId, at: Date): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`slot ${storeId} ${at.toISOString()}`}, 32))`;
}

export async function findFullSlots(
  db: Sql,
  { storeId, limit, now }: { storeId: StoreId; limit: number; now: Date },
): Promise<Date[]> {
  const rows = await db<{ at: Date }[]>`
    select schedule_at as at from orders
    where store_id = ${storeId} and schedule_at > ${now} and given_back_at is null
    group by schedule_at having count(*) >= ${limit}`;
  return rows.map(({ at }) => at);
}
