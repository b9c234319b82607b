import type { CourierId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { travelSeconds } from '@rialto/rules/delivery/travel.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import {
  findCourierOnBoard,
  liveAssignmentsOf,
  type AssignmentRow,
  type CourierOnBoard,
} from '../../couriers/couriers.public.ts';
import type { Arrival } from '../arrival/open-arrivals.ts';
import type { LiveOrders } from '../arrival/open-live-orders.ts';
import type { TimedRoute } from '../route.view.ts';
import { pickUpPoint } from '../pick-up-point.ts';
import { ordersWithIds, type BoardDetailRow } from '../board/board.sql.ts';

export type RunStop = {
  assignment: AssignmentRow;
  order: BoardDetailRow;
  arrival: Arrival | null;
  route: TimedRoute | null;
};
export type CourierRun = { courier: CourierOnBoard; stops: RunStop[] };

/** The run of a courier: what is on its way first, then what is accepted, then what is offered. */
export async function readRun(
  db: Sql,
  { ways, arrivals }: Pick<LiveOrders, 'ways' | 'arrivals'>,
  courierId: CourierId,
  now: Date,
): Promise<CourierRun> {
  const [courier, assignments] = await Promise.all([
    findCourierOnBoard(db, courierId),
    liveAssignmentsOf(db, courierId, now),
  ]);
  if (!courier) throw new RefusalError({ code: 'token_invalid' });
  const ids = assignments.map(({ orderId }) => orderId);
  const [orders, shown] = await Promise.all([ordersWithIds(db, ids), arrivals.of(db, ids)]);
  const stops = await Promise.all(
    assignments.map(async (assignment) => {
      const order = orders.find(({ id }) => id === assignment.orderId);
      if (!order) return null;
      const arrival = shown.get(order.id) ?? null;
      return { assignment, order, arrival, route: await routeToNext(ways, { courier, assignment, order }) };
    }),
  );
  return { courier, stops: stops.filter((stop) => stop !== null) };
}

type Leg = { courier: CourierOnBoard; assignment: AssignmentRow; order: BoardDetailRow };

/** From where the courier is, or after pick-up from there, to the next place. */
async function routeToNext(ways: LiveOrders['ways'], { courier, assignment, order }: Leg): Promise<TimedRoute | null> {
  const { lat, lng } = courier;
  const at = lat === null || lng === null ? null : { lat, lng };
  const isPickedUp = assignment.state === 'picked_up';
  const from = at ?? (isPickedUp ? pickUpPoint(order) : null);
  const to = isPickedUp ? order.address : pickUpPoint(order);
  if (!from || !to) return null;
  const { metres, points } = await ways.between(from, to);
  return { points, metres, seconds: travelSeconds(metres, courier.vehicle) };
}
