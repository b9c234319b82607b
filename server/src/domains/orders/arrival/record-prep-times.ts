import type { Events } from '../../../platform/events/open-events.ts';
import { orderStatusChanged } from '../orders.events.ts';
import { insertPrepTime } from './arrival.sql.ts';

/** Records how long each store takes, for the estimates of its next orders. */
export function recordPrepTimes(events: Events): void {
  events.subscribe(orderStatusChanged, 'preparation times', async (tx, { orderId, to }) => {
    if (to === 'handover') await insertPrepTime(tx, orderId);
  });
}
