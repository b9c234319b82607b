import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Caller } from '@rialto/api-client/caller.ts';
import { listBoardStores } from '@rialto/contract/calls/console/board-stores.ts';
import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { seeded } from '../city/geometry/random.ts';
import { continueOrders, readBoard } from './board.ts';
import { openGuests } from './guests.ts';
import { hireCouriers } from './hire-couriers.ts';
import { chatPlayer } from './play-chat.ts';
import { courierPlayer } from './play-couriers.ts';
import { customerPlayer } from './play-customers.ts';
import { dispatchPlayer } from './play-dispatch.ts';
import { parcelPlayer, type SentParcel } from './play-parcels.ts';
import { storePlayer } from './play-stores.ts';
import { parcelSender } from './send-parcel.ts';
import { SeenSince } from './seen-since.ts';
import { insertSimulatedOrder, simulatedStores, oldSimulatedOrders, parcelOffers } from './simulator.sql.ts';
import { MINUTE_MS, paced, type Simulation } from './simulation.ts';
import { TakenOver } from './taken-over.ts';

type Options = Simulation & {
  db: Sql;
  /** Staff of every store, and the dispatcher, as they are signed in. */
  kitchen: Caller;
  dispatcher: Caller;
  /** Orders that other customers place in a minute of real life. */
  ordersPerMinute: number;
  couriersPerZone: number;
  /** The share of parcels among the orders. */
  parcelShare: number;
  /** Deletes orders and returns what they hold. */
  purgeOrders: (ids: readonly number[]) => Promise<void>;
};

export type Simulator = {
  /** Lets everybody do what is due now; without `hasCustomers` no order is placed. */
  tick(hasCustomers?: boolean): Promise<void>;
  /** Deletes what the simulation left behind a day ago. */
  cleanUp(): Promise<void>;
};

const PURGED_AT_ONCE = 200;

/** Plays stores, the dispatcher, couriers and other customers through the API (TRK-05). */
export async function openSimulator(options: Options): Promise<Simulator> {
  const { db, clock, seed, ordersPerMinute, couriersPerZone, parcelShare, kitchen, dispatcher, purgeOrders } = options;
  const stores = await simulatedStores(db);
  const couriers = await hireCouriers(options, dispatcher, { stores, couriersPerZone });
  const seen = { orders: new SeenSince(), offers: new SeenSince() };
  await continueOrders(dispatcher, seen.orders);
  const takenOver = new TakenOver();
  /** Running orders of the simulated customers. */
  const ownOrders = new Set<number>();
  const playStores = storePlayer(options, kitchen, { seen: seen.orders, takenOver });
  const playDispatch = dispatchPlayer(options, dispatcher);
  const playCouriers = courierPlayer(options, dispatcher, seen.offers);
  const random = seeded(`${seed} customers ${clock().getTime()}`);
  const playChat = chatPlayer(options, { kitchen, takenOver, ownOrders });
  const onPlaced = async (orderId: number) => {
    await insertSimulatedOrder(db, orderId);
    ownOrders.add(orderId);
  };
  const sent = new Map<number, SentParcel>();
  const onSent = async (orderId: number, parcel: SentParcel) => {
    sent.set(orderId, parcel);
    await onPlaced(orderId);
  };
  const pickGuest = await openGuests(options, random);
  const buy = customerPlayer(options, { stores, random, pickGuest, onPlaced });
  const send = parcelSender(options, { stores, offers: await parcelOffers(db), random, pickGuest, onSent });
  const playParcels = parcelPlayer(options, { dispatcher, seen: seen.orders, sent });
  let nextOrderAt = clock().getTime();

  async function playCustomers(): Promise<void> {
    // After a pause, such as that of a sleeping machine, the orders of that time are not placed at once.
    nextOrderAt = Math.max(nextOrderAt, clock().getTime() - MINUTE_MS);
    while (clock().getTime() >= nextOrderAt) {
      // Exponential pauses: customers do not wait for each other.
      nextOrderAt += paced(options, (-Math.log(1 - random()) * MINUTE_MS) / ordersPerMinute);
      await (random() < parcelShare ? send() : buy());
    }
  }

  function forgetEnded(orders: readonly BoardOrder[]): void {
    const running = new Set(orders.map(({ id }) => id));
    for (const id of ownOrders) if (!running.has(id)) ownOrders.delete(id);
  }

  return {
    async tick(hasCustomers = true) {
      const [orders, { stores: onBoard }] = await Promise.all([readBoard(dispatcher), kitchen(listBoardStores, {})]);
      takenOver.learn(new Set(onBoard.filter((store) => store.is_staffed === 1).map(({ id }) => id)));
      await playStores(orders);
      await playParcels(orders);
      await playDispatch(orders);
      await playCouriers(couriers, orders);
      await playChat(couriers, orders);
      forgetEnded(orders);
      if (hasCustomers) await playCustomers();
      seen.orders.sweep();
      seen.offers.sweep();
    },
    async cleanUp() {
      const before = new Date(clock().getTime() - DAY_MS);
      await purgeOrders(await oldSimulatedOrders(db, before, PURGED_AT_ONCE));
    },
  };
}
