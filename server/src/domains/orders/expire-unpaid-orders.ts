import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { App } from '../../platform/app.ts';
import { every } from '../../platform/every.ts';
import type { Payments } from '../payments/payments.public.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { overdueOrders, takeOverdue } from './status.sql.ts';

const EVERY_MS = 15_000;
const MOST_IN_A_ROUND = 200;

/** Orders whose time to pay is over give back what they held. Any node does it; none does it twice. */
export function expireOrders(app: App, payments: Payments): void {
  const { http, db, clock } = app;
  every(app, EVERY_MS, 'Orders whose time to pay is over could not be ended', async () => {
    const ended = await expireUnpaidOrders(db, clock());
    if (ended.length > 0) http.log.info({ count: ended.length }, 'The time to pay for orders is over');
    for (const id of ended) await payments.closeGivenUp(id);
  });
}

/** Which orders were ended. Each in a transaction of its own, so that one that cannot be ended holds up no other. */
export async function expireUnpaidOrders(db: Sql, now: Date): Promise<number[]> {
  const ended: number[] = [];
  for (const { id } of await overdueOrders(db, now, MOST_IN_A_ROUND)) if (await expire(db, id, now)) ended.push(id);
  return ended;
}

function expire(db: Sql, id: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await takeOverdue(tx, id, now))) return false;
    await changeOrderStatus(tx, id, { to: 'failed', by: 'clock', now, reason: 'The time to pay is over' });
    return true;
  });
}
