import type { Caller } from '@rialto/api-client/caller.ts';
import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { readRun, reportPosition, takeStep } from '@rialto/contract/calls/couriers.ts';
import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { CourierStep, Vehicle } from '@rialto/contract/shapes/enums.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { between, chance } from './chance.ts';
import { proofOf } from './courier-proof.ts';
import { driveOn, type Drive } from './courier-drive.ts';
import type { SeenSince } from './seen-since.ts';
import { MINUTE_MS, paced, SECOND_MS, type Simulation } from './simulation.ts';

/** A courier who is played. `call` carries the secret of their link. */
export type PlayedCourier = { id: number; vehicle: Vehicle; call: Caller; point: Point };

const ACCEPT_SECONDS = [4, 20] as const;
const AT_STORE_SECONDS = [20, 60] as const;
const AT_DOOR_SECONDS = [40, 120] as const;
const DECLINED = 0.04;
/** A courier without an order says where they are from time to time. */
const IDLE_REPORT_MS = MINUTE_MS;
const REPORT_MS = 3 * SECOND_MS;

type State = { drive: Drive | null; reportedAt: number; isOurs: boolean };

/** Plays couriers: they accept offers, drive along the streets, pick up and deliver. */
export function courierPlayer(simulation: Simulation, dispatcher: Caller, seen: SeenSince) {
  const { clock, seed, speed, log } = simulation;
  const states = new Map<number, State>();

  async function report({ call, point }: PlayedCourier, state: State, heading: number | null): Promise<void> {
    const now = clock();
    if (now.getTime() - state.reportedAt < (state.drive ? REPORT_MS : IDLE_REPORT_MS)) return;
    state.reportedAt = now.getTime();
    const at = { latitude: point.lat, longitude: point.lng, at: now.toISOString() };
    await call(reportPosition, { body: { points: [heading === null ? at : { ...at, heading }] } });
  }

  async function step({ call }: PlayedCourier, stop: Stop, name: CourierStep): Promise<void> {
    const { body, ...photo } = await proofOf(dispatcher, stop, name);
    await call(takeStep, { params: { id: stop.id }, body: { step: name, ...body }, ...photo });
  }

  const isDue = (since: Date, stop: Stop, range: readonly [number, number]) =>
    clock().getTime() - since.getTime() >=
    paced(simulation, between(seed, stop.state, stop.order_id, range) * SECOND_MS);

  async function answerOffers(courier: PlayedCourier, stops: readonly Stop[]): Promise<void> {
    for (const stop of stops.filter(({ state }) => state === 'offered')) {
      const since = seen.since(stop.id, 'offered', clock());
      if (!isDue(since, stop, ACCEPT_SECONDS)) continue;
      await step(courier, stop, chance(seed, 'decline', stop.id) < DECLINED ? 'decline' : 'accept');
    }
  }

  async function drive(courier: PlayedCourier, state: State, stops: readonly Stop[]): Promise<void> {
    const stop = stops.find((one) => one.state === 'picked_up') ?? stops.find((one) => one.state === 'accepted');
    if (!stop) {
      state.drive = null;
      return report(courier, state, null);
    }
    const driven = driveOn(state.drive, stop, { from: courier.point, vehicle: courier.vehicle, now: clock(), speed });
    state.drive = driven.drive;
    courier.point = driven.place.point;
    await report(courier, state, driven.place.heading);
    const { thereSince } = driven.drive;
    if (!thereSince) return;
    if (stop.state === 'picked_up' && isDue(thereSince, stop, AT_DOOR_SECONDS)) await step(courier, stop, 'deliver');
    if (stop.state === 'accepted' && stop.is_ready === 1 && isDue(thereSince, stop, AT_STORE_SECONDS))
      await step(courier, stop, 'pick_up');
  }

  async function play(courier: PlayedCourier, hasOrders: boolean): Promise<void> {
    const state = states.get(courier.id) ?? { drive: null, reportedAt: 0, isOurs: true };
    states.set(courier.id, state);
    if (!state.isOurs) return;
    try {
      const stops = hasOrders ? (await courier.call(readRun, {})).stops : [];
      await answerOffers(courier, stops);
      await drive(courier, state, stops);
    } catch (thrown) {
      if (!(thrown instanceof CallRefused)) throw thrown;
      // The link was renewed for somebody who takes this courier over.
      if (thrown.status === 401) state.isOurs = false;
      else log.warn({ courierId: courier.id, err: thrown }, 'A simulated courier was refused');
    }
  }

  return async (couriers: readonly PlayedCourier[], orders: readonly BoardOrder[]): Promise<void> => {
    const busy = new Set(orders.flatMap(({ courier }) => (courier ? [courier.id] : [])));
    for (const courier of couriers) await play(courier, busy.has(courier.id));
  };
}
