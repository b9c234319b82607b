import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { isRefundStep, type OrderStatus } from '@rialto/rules/order/status.ts';
import { permissionsOf } from '@rialto/rules/staff/permissions.ts';
import { reasonGiven, recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { markStaffed } from '../../catalog/catalog.public.ts';
import { writePrepMinutes } from '../arrival/arrival.sql.ts';
import type { Arrivals } from '../arrival/open-arrivals.ts';
import { promiseArrival } from '../arrival/promise-arrival.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';
import { lockOrderState } from '../lifecycle/status.sql.ts';
import { moverOf, requireOfStaff } from './board-order.ts';

type BoardStep = {
  staff: Staff;
  orderId: OrderId;
  to: OrderStatus;
  prepMinutes: number | null;
  reason: string | null;
  now: Date;
};

/** A step of the store or the operator. Confirming promises the customer when the order arrives (TRK-07). */
export function stepBoardOrder(db: Sql, arrivals: Arrivals, step: BoardStep): Promise<void> {
  const { staff, orderId, to, prepMinutes, reason, now } = step;
  if (isRefundStep(to) && !permissionsOf(staff.role).includes('decisions'))
    throw new RefusalError({ code: 'not_permitted' });
  return inTransaction(db, async (tx) => {
    const order = requireOfStaff(staff, await lockOrderState(tx, orderId));
    // A board that lost its connection sends again what was pressed.
    if (order.status === to) return;
    await changeOrderStatus(tx, orderId, { to, by: moverOf(staff), reason, now });
    if (to === 'confirmed') await promiseArrival(tx, arrivals, { orderId, prepMinutes });
    else if (prepMinutes !== null) await writePrepMinutes(tx, orderId, prepMinutes);
    if (order.storeId !== null && !staff.isSimulated) await markStaffed(tx, order.storeId, now);
    await recordChange(tx, {
      staff,
      now,
      action: 'stepBoardOrder',
      subject: 'order',
      subjectId: orderId,
      storeId: order.storeId,
      before: { status: order.status },
      after: { status: to, prep_minutes: prepMinutes, ...reasonGiven(reason) },
    });
  });
}
