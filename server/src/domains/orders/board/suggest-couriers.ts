import type { OrderId } from '@rialto/database/ids.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import { liesOnTheWay } from '@rialto/rules/delivery/on-the-way.ts';
import { travelSeconds } from '@rialto/rules/delivery/travel.ts';
import { couriersOnShift, formerOffers, type CourierOnBoard } from '../../couriers/couriers.public.ts';
import type { Ways } from '../../geo/geo.public.ts';
import { endsBeforePickUp, findOrderEnds } from './order-ends.sql.ts';

export type SuggestedCourier = {
  courier: CourierOnBoard;
  /** Along the streets to where the order is picked up; null if the position is unknown. */
  way: { metres: number; seconds: number } | null;
  offersCount: number;
  hasDeclined: boolean;
};

const MAX_SUGGESTIONS = 20;
/** A bag holds about this many orders. */
export const MAX_ORDERS_OF_COURIER = 3;

/**
 * Couriers for an order: the nearest free one on shift by street time, then those who are about to pick up an order with
 * nearly the same way, other busy ones, and those whose position is unknown. Couriers who declined it come last.
 */
export async function suggestCouriers(db: Sql, ways: Ways, orderId: OrderId): Promise<SuggestedCourier[]> {
  const [onShift, former, ends, others] = await Promise.all([
    couriersOnShift(db),
    formerOffers(db, orderId),
    findOrderEnds(db, orderId),
    endsBeforePickUp(db),
  ]);
  const { pickUp } = ends;
  const passing = new Set(others.filter((other) => liesOnTheWay(ends, other)).map(({ courierId }) => courierId));
  const near = nearestFirst(onShift, pickUp, passing).slice(0, MAX_SUGGESTIONS);
  const suggested = await Promise.all(
    near.map(async (courier) => {
      const offers = former.find(({ courierId }) => courierId === courier.id);
      return {
        courier,
        way: await wayTo(pickUp, courier, ways),
        offersCount: offers?.count ?? 0,
        hasDeclined: offers?.hasDeclined ?? false,
      };
    }),
  );
  return suggested.toSorted((a, b) => compareSuggestions(a, b, passing));
}

/** Only the nearest are measured along the streets. */
function nearestFirst(couriers: readonly CourierOnBoard[], pickUp: Point | null, passing: Passing): CourierOnBoard[] {
  const metres = (courier: CourierOnBoard) => {
    const at = pointOf(courier);
    return at && pickUp ? metresBetween(at, pickUp) : Infinity;
  };
  const canTake = ({ ordersCount }: CourierOnBoard) => ordersCount < MAX_ORDERS_OF_COURIER;
  return couriers
    .filter(canTake)
    .map((courier) => ({ courier, far: metres(courier) }))
    .toSorted(
      (a, b) =>
        placeOf(a.courier, a.far === Infinity, passing) - placeOf(b.courier, b.far === Infinity, passing) ||
        compare(a.far, b.far),
    )
    .map(({ courier }) => courier);
}

async function wayTo(pickUp: Point | null, courier: CourierOnBoard, ways: Ways): Promise<SuggestedCourier['way']> {
  const at = pointOf(courier);
  if (!at || !pickUp) return null;
  const { metres } = await ways.between(at, pickUp);
  return { metres, seconds: travelSeconds(metres, courier.vehicle) };
}

function pointOf({ lat, lng }: CourierOnBoard): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}

/** The couriers who can take the order along with one that they are about to pick up. */
type Passing = ReadonlySet<number>;

/** Free couriers, then those who pass the order, then other busy ones, then those without a known position. */
function placeOf({ id, ordersCount }: CourierOnBoard, isLost: boolean, passing: Passing): number {
  if (isLost) return 3;
  if (ordersCount === 0) return 0;
  return passing.has(id) ? 1 : 2;
}

function compareSuggestions(a: SuggestedCourier, b: SuggestedCourier, passing: Passing): number {
  return (
    Number(a.hasDeclined) - Number(b.hasDeclined) ||
    placeOf(a.courier, a.way === null, passing) - placeOf(b.courier, b.way === null, passing) ||
    compare(a.way?.seconds ?? Infinity, b.way?.seconds ?? Infinity) ||
    a.courier.ordersCount - b.courier.ordersCount ||
    a.courier.id - b.courier.id
  );
}

/** Infinity minus Infinity is not a number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
