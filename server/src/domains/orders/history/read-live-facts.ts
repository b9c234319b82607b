import type { Sql } from '@rialto/database/sql.ts';
import { DEFAULT_VEHICLE, travelSeconds } from '@rialto/rules/delivery/travel.ts';
import { isRunning, mayHaveCourier } from '@rialto/rules/order/status.ts';
import { findCourierOfOrder, type CourierOfOrder } from '../../couriers/couriers.public.ts';
import type { Arrival } from '../arrival/open-arrivals.ts';
import type { LiveOrders } from '../arrival/open-live-orders.ts';
import type { OrderRow } from '../order-row.ts';
import type { ParcelSecrets } from '../parcel-row.ts';
import { pickUpPoint } from '../pick-up-point.ts';
import type { TimedRoute } from '../route.view.ts';
import { readParcelSecrets } from './read-parcel-secrets.ts';

/** What a customer sees of a running order beside its row. */
export type CommonFacts = { arrival: Arrival | null; courier: CourierOfOrder | null; hidesPhones: boolean };
export type OwnLiveFacts = CommonFacts &
  ParcelSecrets & { isOwner: true; route: TimedRoute | null; handoverCode: string | null };
export type LiveFacts = OwnLiveFacts | (CommonFacts & { isOwner: false; trackingToken: string });

const POSITION_MAX_AGE_MS = 10 * 60_000;

export async function readOwnFacts(db: Sql, live: LiveOrders, order: OrderRow, now: Date): Promise<OwnLiveFacts> {
  const facts = await readCommonFacts(db, live, order, now);
  const [route, handoverCode, ofParcel] = await Promise.all([
    routeOf(live, order, facts.courier),
    live.handover.codeOf(order),
    readParcelSecrets(db, live, order),
  ]);
  return { ...facts, ...ofParcel, isOwner: true, route, handoverCode };
}

/** For visitors who know number and phone of the order: no address, route or code. */
export async function readGuestFacts(db: Sql, live: LiveOrders, order: OrderRow, now: Date): Promise<LiveFacts> {
  const [facts, trackingToken] = await Promise.all([
    readCommonFacts(db, live, order, now),
    live.secrets.trackingToken(order.id, now),
  ]);
  return { ...facts, isOwner: false, trackingToken };
}

export async function readCommonFacts(db: Sql, live: LiveOrders, order: OrderRow, now: Date): Promise<CommonFacts> {
  const since = new Date(now.getTime() - POSITION_MAX_AGE_MS);
  const [{ hidesPhones = false }, shown, courier] = await Promise.all([
    live.shop.settings(),
    isRunning(order.status) ? live.arrivals.of(db, [order.id]) : null,
    mayHaveCourier(order.status) ? findCourierOfOrder(db, order.id, since) : null,
  ]);
  return { arrival: shown?.get(order.id) ?? null, courier, hidesPhones };
}

/** From the courier, or before pick-up from the store or the sender, to the destination. */
async function routeOf(
  { ways }: LiveOrders,
  order: OrderRow,
  courier: CourierOfOrder | null,
): Promise<TimedRoute | null> {
  const { status, orderType, address } = order;
  if (orderType === 'take_away' || !isRunning(status) || !address) return null;
  const isMoving = courier !== null && courier.lat !== null && courier.lng !== null;
  const from = isMoving ? { lat: courier.lat as number, lng: courier.lng as number } : pickUpPoint(order);
  if (!from) return null;
  const { metres, points } = await ways.between(from, address);
  return { points, metres, seconds: travelSeconds(metres, courier?.vehicle ?? DEFAULT_VEHICLE) };
}
