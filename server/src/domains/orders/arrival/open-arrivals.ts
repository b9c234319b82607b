import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { DEFAULT_VEHICLE, travelSeconds } from '@rialto/rules/delivery/travel.ts';
import { slotEnd } from '@rialto/rules/delivery/slots.ts';
import {
  estimateArrival,
  kitchenTimes,
  shownArrival,
  type Eta,
  type EtaFacts,
  type KitchenTimes,
  type TimeSpan,
} from '@rialto/rules/order/eta.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Ways } from '../../geo/geo.public.ts';
import { arrivalRows, type ArrivalRow } from './arrival.sql.ts';

export type Arrival = TimeSpan & { isLate: boolean } & KitchenTimes & { usualPrepMinutes: number };
export type Arrivals = {
  /** What customers are shown, by order; orders that arrived or ended are missing. */
  of(db: Sql, ids: readonly OrderId[]): Promise<Map<OrderId, Arrival>>;
  /** The estimate of one order with a preparation time that its store gives now. */
  estimate(db: Sql, id: OrderId, prepMinutes: number | null): Promise<Eta | null>;
};

const MINUTE_SECONDS = 60;
const POSITION_MAX_AGE_MS = 10 * 60_000;
/** A courier whose position is unknown is never expected sooner. */
const LEAST_WAY_SECONDS = 60;

/** Preparation times of stores that gave none and have no history. */
const usualPrepMinutes: Readonly<Record<string, number>> = {
  food: 20,
  grocery: 15,
  pharmacy: 10,
  ecommerce: 20,
};
const OTHER_PREP_MINUTES = 20;

type Deps = { clock: Clock; ways: Ways; speed: number };

export function openArrivals({ clock, ways, speed }: Deps): Arrivals {
  const rowsOf = (db: Sql, ids: readonly OrderId[], now: Date) =>
    ids.length === 0 ? [] : arrivalRows(db, ids, new Date(now.getTime() - POSITION_MAX_AGE_MS));
  const etaOf = async (row: ArrivalRow, now: Date) => estimateArrival(await factsOf(row, { now, ways, speed }));
  const arrivalOf = async (row: ArrivalRow, now: Date): Promise<Arrival | null> => {
    const facts = await factsOf(row, { now, ways, speed });
    const eta = estimateArrival(facts);
    const usualPrepMinutes = Math.ceil(prepSeconds({ ...row, prepMinutes: null }) / MINUTE_SECONDS);
    return eta && { ...shownArrival(eta, promisedOf(row), now), ...kitchenTimes(facts), usualPrepMinutes };
  };

  return {
    async of(db, ids) {
      const now = clock();
      const shown = new Map<OrderId, Arrival>();
      for (const row of await rowsOf(db, ids, now)) {
        const arrival = await arrivalOf(row, now);
        if (arrival) shown.set(row.id, arrival);
      }
      return shown;
    },
    async estimate(db, id, prepMinutes) {
      const now = clock();
      const [row] = await rowsOf(db, [id], now);
      return row ? etaOf(prepMinutes === null ? row : { ...row, prepMinutes }, now) : null;
    },
  };
}

function promisedOf({ promisedFrom, promisedUntil }: ArrivalRow): TimeSpan | null {
  return promisedFrom && promisedUntil && { from: promisedFrom, until: promisedUntil };
}

type ArrivalFacts = { now: Date; ways: Ways; speed: number };

async function factsOf(row: ArrivalRow, around: ArrivalFacts): Promise<EtaFacts> {
  const { now, speed } = around;
  const { status, orderType, confirmedAt, scheduleAt } = row;
  return {
    now,
    speed,
    status,
    type: orderType,
    confirmedAt,
    prepSeconds: prepSeconds(row),
    toStoreSeconds: await toStoreSeconds(row, around),
    toCustomerSeconds: await toCustomerSeconds(row, around),
    slot: scheduleAt && { from: scheduleAt, until: slotEnd(scheduleAt) },
  };
}

function prepSeconds({ prepMinutes, usualPrepSeconds, moduleType, busyMinutes }: ArrivalRow): number {
  if (prepMinutes !== null) return prepMinutes * MINUTE_SECONDS;
  const usual = usualPrepSeconds ?? (usualPrepMinutes[moduleType] ?? OTHER_PREP_MINUTES) * MINUTE_SECONDS;
  return usual + busyMinutes * MINUTE_SECONDS;
}

async function toStoreSeconds(row: ArrivalRow, { ways }: ArrivalFacts): Promise<number | null> {
  const [courier, pickUp] = [pointOf(row.courierLat, row.courierLng), pointOf(row.pickUpLat, row.pickUpLng)];
  if (!courier || !pickUp || row.pickedUpAt) return null;
  return travelSeconds((await ways.between(courier, pickUp)).metres, row.vehicle ?? DEFAULT_VEHICLE);
}

async function toCustomerSeconds(row: ArrivalRow, { now, ways, speed }: ArrivalFacts): Promise<number> {
  const { orderType, vehicle, distanceMetres, pickedUpAt } = row;
  const [courier, pickUp] = [pointOf(row.courierLat, row.courierLng), pointOf(row.pickUpLat, row.pickUpLng)];
  const customer = pointOf(row.lat, row.lng);
  if (orderType === 'take_away' || !customer) return 0;
  const seconds = (metres: number) => travelSeconds(metres, vehicle ?? DEFAULT_VEHICLE);
  if (pickedUpAt && courier) return seconds((await ways.between(courier, customer)).metres);
  const whole = seconds(distanceMetres ?? (pickUp ? (await ways.between(pickUp, customer)).metres : 0));
  if (!pickedUpAt) return whole;
  const passed = ((now.getTime() - pickedUpAt.getTime()) / 1_000) * speed;
  return Math.max(LEAST_WAY_SECONDS, whole - passed);
}

function pointOf(lat: number | null, lng: number | null): { lat: number; lng: number } | null {
  return lat === null || lng === null ? null : { lat, lng };
}
