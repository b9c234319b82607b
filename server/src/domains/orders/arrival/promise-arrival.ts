import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { writePromise } from './arrival.sql.ts';
import type { Arrivals } from './open-arrivals.ts';

/** Writes what the customer is promised when an order is confirmed. Call it in the transaction of the confirmation. */
export async function promiseArrival(
  tx: Sql,
  arrivals: Pick<Arrivals, 'estimate'>,
  { orderId, prepMinutes }: { orderId: OrderId; prepMinutes: number | null },
): Promise<void> {
  const eta = await arrivals.estimate(tx, orderId, prepMinutes);
  await writePromise(tx, { orderId, prepMinutes, from: eta?.from ?? null, until: eta?.until ?? null });
}
