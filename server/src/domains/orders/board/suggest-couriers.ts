import type { OrderId } from '@rialto/database/ids.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import { travelSeconds } from '@rialto/rules/delivery/travel.ts';
import { couriersOnShift, formerOffers, type CourierOnBoard } from '../../couriers/couriers.public.ts';
import type { Ways } from '../../geo/geo.public.ts';

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

type Request = { orderId: OrderId; pickUp: Point | null };

/**
 * Who could deliver an order: the nearest free courier on shift by street time, then those who are on the way, then those
 * whose position is unknown. Couriers who declined it come last.
 */
export async function suggestCouriers(db: Sql, ways: Ways, { orderId, pickUp }: Request): Promise<SuggestedCourier[]> {
  const [onShift, former] = await Promise.all([couriersOnShift(db), formerOffers(db, orderId)]);
  const near = nearestFirst(onShift, pickUp).slice(0, MAX_SUGGESTIONS);
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
  return suggested.toSorted(inOrderOfSuggestion);
}

/** Only the nearest are measured along the streets. */
function nearestFirst(couriers: readonly CourierOnBoard[], pickUp: Point | null): CourierOnBoard[] {
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
        placeOf(a.courier, a.far === Infinity) - placeOf(b.courier, b.far === Infinity) || compare(a.far, b.far),
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

/** Free couriers, then those who are on the way with an order, then those without a known position. */
function placeOf({ ordersCount }: CourierOnBoard, isLost: boolean): number {
  if (isLost) return 2;
  return ordersCount > 0 ? 1 : 0;
}

function inOrderOfSuggestion(a: SuggestedCourier, b: SuggestedCourier): number {
  return (
    Number(a.hasDeclined) - Number(b.hasDeclined) ||
    placeOf(a.courier, a.way === null) - placeOf(b.courier, b.way === null) ||
    compare(a.way?.seconds ?? Infinity, b.way?.seconds ?? Infinity) ||
    a.courier.ordersCount - b.courier.ordersCount ||
    a.courier.id - b.courier.id
  );
}

/** Infinity minus Infinity is not a number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
