import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { isConfirmable, mustBegin } from '../board-columns.ts';

/** The orders that the simulation takes, and whether the member may set prices. */
export type Desk = {
  /** The stores whose orders the simulation of the demo city takes. */
  playedStores: ReadonlySet<number>;
  /** The simulation confirms the parcels of a simulated shop. */
  isSimulatedShop: boolean;
  mayPrice: boolean;
};

/** Orders that somebody must take: new ones to confirm or to price, and scheduled ones that must be begun now. */
export function ringingOrders<Order extends BoardOrder>(orders: readonly Order[], now: number, desk: Desk): Order[] {
  return orders.filter((order) => {
    // The simulation sets no prices, not even for the stores that it plays.
    if (order.order_status === 'pending' && order.awaits_price === 'shop') return desk.mayPrice;
    return (isConfirmable(order) || mustBegin(order, now)) && !isPlayed(order, desk);
  });
}

function isPlayed({ store, parcel }: BoardOrder, { playedStores, isSimulatedShop }: Desk): boolean {
  return parcel === null ? store !== null && playedStores.has(store.id) : isSimulatedShop;
}
