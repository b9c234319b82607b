import type { Sql } from '@rialto/database/sql.ts';
import type { Caller } from '@rialto/api-client/caller.ts';
import { seeded } from '../city/geometry/random.ts';
import { readBoard } from './board.ts';
import { hireCouriers } from './hire-couriers.ts';
import { courierPlayer } from './play-couriers.ts';
import { customerPlayer } from './play-customers.ts';
import { dispatchPlayer } from './play-dispatch.ts';
import { storePlayer } from './play-stores.ts';
import { SeenSince } from './seen-since.ts';
import { insertSimulatedOrder, knownStores, oldSimulatedOrders } from './simulator.sql.ts';
import { MINUTE_MS, paced, type Simulation } from './simulation.ts';

type Options = Simulation & {
  db: Sql;
  /** Staff of every store, and the dispatcher, as they are signed in. */
  kitchen: Caller;
  dispatcher: Caller;
  /** Orders that other customers place in a minute of real life. */
  ordersPerMinute: number;
  couriersPerZone: number;
  /** Deletes orders and returns what they hold. */
  purgeOrders: (ids: readonly number[]) => Promise<void>;
};

export type Simulator = {
  /** Lets everybody do what is due now. */
  tick(): Promise<void>;
  /** Deletes what the simulation left behind a day ago. */
  cleanUp(): Promise<void>;
};

const DAY_MS = 86_400_000;
const PURGED_AT_ONCE = 200;

/** Plays stores, the dispatcher, couriers and other customers through the API (TRK-05). */
export async function openSimulator(options: Options): Promise<Simulator> {
  const { db, clock, seed, ordersPerMinute, couriersPerZone, kitchen, dispatcher, purgeOrders } = options;
  const stores = await knownStores(db);
  const couriers = await hireCouriers(options, dispatcher, { stores, couriersPerZone });
  const seen = { orders: new SeenSince(), offers: new SeenSince() };
  const playStores = storePlayer(options, kitchen, seen.orders);
  const playDispatch = dispatchPlayer(options, dispatcher);
  const playCouriers = courierPlayer(options, dispatcher, seen.offers);
  const random = seeded(`${seed} customers ${clock().getTime()}`);
  const onPlaced = (orderId: number) => insertSimulatedOrder(db, orderId);
  const placeOne = customerPlayer(options, { stores, random, onPlaced });
  let nextOrderAt = clock().getTime();

  async function playCustomers(): Promise<void> {
    while (ordersPerMinute > 0 && clock().getTime() >= nextOrderAt) {
      // Exponential pauses: customers do not wait for each other.
      nextOrderAt += paced(options, (-Math.log(1 - random()) * MINUTE_MS) / ordersPerMinute);
      await placeOne();
    }
  }

  return {
    async tick() {
      const orders = await readBoard(dispatcher);
      await playStores(orders);
      await playDispatch(orders);
      await playCouriers(couriers, orders);
      await playCustomers();
      seen.orders.sweep();
      seen.offers.sweep();
    },
    async cleanUp() {
      const before = new Date(clock().getTime() - DAY_MS);
      await purgeOrders(await oldSimulatedOrders(db, before, PURGED_AT_ONCE));
    },
  };
}
