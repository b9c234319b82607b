import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { overdueOrders, lockIfOverdue } from './status.sql.ts';

const BATCH_SIZE = 200;

/**
 * Fails orders whose payment deadline has passed and returns their ids. Each has its own transaction, so one failure does
 * not stop the others; nodes may run it at the same time.
 */
export async function expireUnpaidOrders(db: Sql, now: Date): Promise<number[]> {
  const expired: number[] = [];
  for (const { id } of await overdueOrders(db, now, BATCH_SIZE)) if (await expire(db, id, now)) expired.push(id);
  return expired;
}

function expire(db: Sql, id: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await lockIfOverdue(tx, id, now))) return false;
    await changeOrderStatus(tx, id, { to: 'failed', by: 'clock', now, reason: 'The time to pay is over' });
    return true;
  });
}
