import type { wishHandover as contract } from '@rialto/contract/calls/parcels.ts';
import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { ParcelWish } from '@rialto/contract/shapes/parcel.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { isRunning } from '@rialto/rules/order/status.ts';
import { publish } from '../../../platform/events/publish.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { findLiveAssignment } from '../../couriers/couriers.public.ts';
import { cashOf } from '../lifecycle/cash-of.ts';
import { lockOrderState, type OrderState } from '../lifecycle/status.sql.ts';
import { orderCourierChanged } from '../orders.events.ts';
import { writeWish } from './receiving.sql.ts';

const USUAL_MINUTES = 30;

/** Keeps what the receiver wants until the parcel is handed over, and shows it to the courier and the sender. */
export function wishHandover(
  db: Sql,
  { orderId, sent, now }: { orderId: OrderId; sent: Body<typeof contract>; now: Date },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderState(tx, orderId);
    if (!order || !isRunning(order.status)) throw new RefusalError({ code: 'order_step_refused' });
    if (sent.wish === 'door' && isPaidAtDoor(order)) throw new RefusalError({ code: 'wish_needs_no_cash' });
    await writeWish(tx, orderId, wishOf(sent, now));
    const courierId = (await findLiveAssignment(tx, orderId))?.courierId ?? null;
    await publish(tx, orderCourierChanged, { orderId, courierId, state: 'wished', at: now.toISOString() });
  });
}

/** Cash cannot be collected from an empty doorway. */
function isPaidAtDoor(order: OrderState): boolean {
  return order.parcel?.chargePayer === 'receiver' && cashOf(order) > 0;
}

function wishOf({ wish, minutes = USUAL_MINUTES, note = null }: Body<typeof contract>, now: Date): ParcelWish | null {
  if (wish === null) return null;
  const said = note?.trim() ?? '';
  return {
    wish,
    minutes: wish === 'later' ? minutes : null,
    note: said === '' ? null : said,
    at: now.toISOString(),
  };
}
