import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { publish } from '../../../platform/events/publish.ts';
import { lockOrderState } from '../lifecycle/status.sql.ts';
import { orderLate } from '../orders.events.ts';
import { promisedOrders, writeLate } from './arrival.sql.ts';
import type { Arrivals } from './open-arrivals.ts';

const BATCH_SIZE = 500;
/** Nothing that is promised later than this can already be known to be late. */
const AHEAD_MS = 60 * 60_000;

/**
 * Marks orders that are expected after their promise, before the promise has passed, and returns how many. Nodes may run
 * it at the same time: each order is marked and published once.
 */
export async function markLateOrders(db: Sql, arrivals: Arrivals, now: Date): Promise<number> {
  const orders = await promisedOrders(db, new Date(now.getTime() + AHEAD_MS), BATCH_SIZE);
  const shown = await arrivals.of(
    db,
    orders.map(({ id }) => id),
  );
  let count = 0;
  for (const { id } of orders) if (shown.get(id)?.isLate && (await markLate(db, id, now))) count += 1;
  return count;
}

function markLate(db: Sql, orderId: OrderId, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockOrderState(tx, orderId);
    if (!(await writeLate(tx, orderId, now))) return false;
    await publish(tx, orderLate, { orderId, at: now.toISOString() });
    return true;
  });
}
