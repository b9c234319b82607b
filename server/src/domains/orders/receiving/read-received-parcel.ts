import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { DEFAULT_VEHICLE, travelSeconds } from '@rialto/rules/delivery/travel.ts';
import { isRunning } from '@rialto/rules/order/status.ts';
import type { Receiver } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { LiveOrders } from '../arrival/open-live-orders.ts';
import { readCommonFacts, type CommonFacts } from '../history/read-live-facts.ts';
import { findOrder } from '../history/read-orders.sql.ts';
import type { OrderRow } from '../order-row.ts';
import type { ParcelRow } from '../parcel-row.ts';
import { isNearSender } from '../receiver-link/near-sender.ts';
import type { TimedRoute } from '../route.view.ts';

/** What the receiver sees besides while the parcel is under way; null afterwards. */
type UnderWay = CommonFacts & { route: TimedRoute | null; handoverCode: string | null; trackingToken: string };
export type ReceivedParcel = { order: OrderRow; parcel: ParcelRow; underWay: UnderWay | null };

export async function readReceivedParcel(
  db: Sql,
  live: LiveOrders,
  receiver: Receiver,
  now: Date,
): Promise<ReceivedParcel> {
  const { order, parcel } = await requireParcel(db, receiver.orderId);
  if (!isRunning(order.status)) return { order, parcel, underWay: null };
  const facts = withoutSender(await readCommonFacts(db, live, order, now), order);
  const [route, handoverCode, trackingToken] = await Promise.all([
    routeToDoor(live, order, facts),
    live.handover.codeOf(order),
    live.secrets.receiverToken(receiver),
  ]);
  return { order, parcel, underWay: { ...facts, route, handoverCode, trackingToken } };
}

async function requireParcel(db: Sql, orderId: OrderId): Promise<{ order: OrderRow; parcel: ParcelRow }> {
  const order = await findOrder(db, orderId);
  if (!order?.parcel) throw new RefusalError({ code: 'receiver_link_unknown' });
  return { order, parcel: order.parcel };
}

function withoutSender(facts: CommonFacts, { parcel, address }: OrderRow): CommonFacts {
  const { courier } = facts;
  if (!courier || courier.lat === null || courier.lng === null) return facts;
  const isHidden = isNearSender({ lat: courier.lat, lng: courier.lng }, parcel?.senderAddress ?? null, address);
  return isHidden ? { ...facts, courier: { ...courier, lat: null, lng: null } } : facts;
}

/** Only from the courier, who has a position from pick-up on: a way from the sender would show where the sender lives. */
async function routeToDoor(
  { ways }: LiveOrders,
  { address }: OrderRow,
  { courier }: CommonFacts,
): Promise<TimedRoute | null> {
  if (!address || !courier || courier.lat === null || courier.lng === null) return null;
  const { metres, points } = await ways.between({ lat: courier.lat, lng: courier.lng }, address);
  return { points, metres, seconds: travelSeconds(metres, courier.vehicle ?? DEFAULT_VEHICLE) };
}
