import { listOrders } from '@rialto/contract/calls/orders.ts';
import type { OrderCard, TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { isRunning, phaseOf } from '@rialto/rules/order/phase.ts';
import { useEffect } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { isRefusedAs } from '../../../platform/api/is-refused-as.ts';
import { owned } from '../../../platform/query/invalidate.ts';
import type { Query } from '../../../platform/query/query.ts';
import { usePolledQuery } from '../../../platform/query/use-polled-query.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { dropRunningOrder, runningOrderHint } from '../../../platform/session/running-order.ts';
import { statusOf } from '../../../words/order-status.ts';
import { useTrackedOrder } from '../use-tracked-order.ts';

/** What the bar and the panel of a home show of a running order. */
export type RunningOrder = Pick<
  TrackedOrder,
  'id' | 'order_status' | 'order_type' | 'store' | 'parcel' | 'timezone' | 'arrival'
> & {
  delivery_man?: { f_name: string } | null;
};

const POLL_MS = 10_000;
const MOST = 5;

const runningOrdersQuery = (): Query<OrderCard[]> => ({
  key: ['orders', 'running'],
  fetch: async (signal) => {
    const query = { limit: MOST, offset: 1 };
    const { orders } = await callApi(listOrders, { params: { status: 'running' }, query, signal });
    if (orders.length === 0) dropRunningOrder();
    return orders;
  },
  cacheMs: 0,
  ...owned,
});

/** The running orders of the customer, or the one that a guest placed on this device; the most advanced first. */
export function useRunningOrders(): RunningOrder[] {
  const isSignedIn = useIsSignedIn();
  const own = usePolledQuery(isSignedIn ? runningOrdersQuery() : null, (orders) =>
    orders.length > 0 ? POLL_MS : null,
  );
  const hint = isSignedIn ? null : runningOrderHint();
  const guests = useTrackedOrder(hint === null ? null : { orderId: hint, contact: '' });
  const hasEnded =
    (guests.kind === 'error' && isRefusedAs(guests.error, 'order_unknown')) ||
    (guests.kind === 'ready' && !isRunning(statusOf(guests.data)));
  useEffect(() => {
    if (hasEnded) dropRunningOrder();
  }, [hasEnded]);
  if (isSignedIn) return own.kind === 'ready' ? own.data.toSorted(byProgress) : [];
  return guests.kind === 'ready' && isRunning(statusOf(guests.data)) ? [guests.data] : [];
}

const progress = ['placed', 'confirmed', 'preparing', 'ready', 'on_the_way'];

function byProgress(one: OrderCard, other: OrderCard): number {
  const place = (order: OrderCard) => progress.indexOf(phaseOf(statusOf(order)));
  return place(other) - place(one);
}
