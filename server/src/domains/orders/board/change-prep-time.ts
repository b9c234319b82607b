import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { isBeingPrepared } from '@rialto/rules/order/status.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { publish } from '../../../platform/events/publish.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { markStaffed } from '../../catalog/catalog.public.ts';
import { readPrepMinutes, writeNoLongerLate } from '../arrival/arrival.sql.ts';
import type { Arrivals } from '../arrival/open-arrivals.ts';
import { promiseArrival } from '../arrival/promise-arrival.ts';
import { lockOrderState } from '../lifecycle/status.sql.ts';
import { orderPrepTimeChanged } from '../orders.events.ts';
import { requireOfStaff } from './board-order.ts';

type Change = { staff: Staff; orderId: OrderId; prepMinutes: number; now: Date };

/** A new preparation time is a new promise to the customer, whose open pages show it at once. */
export function changePrepTime(db: Sql, arrivals: Arrivals, change: Change): Promise<void> {
  const { staff, orderId, prepMinutes, now } = change;
  return inTransaction(db, async (tx) => {
    const order = requireOfStaff(staff, await lockOrderState(tx, orderId));
    if (!isBeingPrepared(order.orderType, order.status)) throw new RefusalError({ code: 'order_step_refused' });
    const before = await readPrepMinutes(tx, orderId);
    if (before === prepMinutes) return;
    await promiseArrival(tx, arrivals, { orderId, prepMinutes });
    await writeNoLongerLate(tx, orderId);
    if (order.storeId !== null && !staff.isSimulated) await markStaffed(tx, order.storeId, now);
    await recordChange(tx, {
      staff,
      now,
      action: 'changePrepTime',
      subject: 'order',
      subjectId: orderId,
      storeId: order.storeId,
      before: { prep_minutes: before },
      after: { prep_minutes: prepMinutes },
    });
    await publish(tx, orderPrepTimeChanged, { orderId, prepMinutes, at: now.toISOString() });
  });
}
