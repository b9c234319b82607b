import { readOrder } from '@rialto/contract/calls/orders.ts';
import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { isRunning } from '@rialto/rules/order/phase.ts';
import { statusOf } from '../../../words/order-status.ts';
import { callApi } from '../../../platform/api/api.ts';
import { ownerFields } from '../../../platform/session/guest.ts';
import type { Query } from '../../../platform/query/query.ts';
import { usePolledQuery } from '../../../platform/query/use-polled-query.ts';

/** The polling interval of a running order (TRK-02). */
const POLL_MS = 10_000;

const orderQuery = (id: number): Query<OrderDetail> => ({
  key: ['orders', id],
  fetch: async (signal) => callApi(readOrder, { query: { order_id: id, ...(await ownerFields()) }, signal }),
  cacheMs: 0,
});

/** An order for its owner, polled until its status is final. */
export function useOrder(id: number | null) {
  return usePolledQuery(id === null ? null : orderQuery(id), (order) => (isRunning(statusOf(order)) ? POLL_MS : null));
}
