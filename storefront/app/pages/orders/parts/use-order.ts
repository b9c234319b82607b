import { readOrder } from '@rialto/contract/calls/orders.ts';
import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { isRunning } from '@rialto/rules/order/status.ts';
import { statusOf } from '../../../words/order-status.ts';
import { callApi } from '../../../platform/api/api.ts';
import { ownerFields } from '../../../platform/session/guest.ts';
import { useRead } from '../../../platform/query/use-read.ts';

/** Poll interval of a running order (TRK-02). */
const POLL_MS = 10_000;

/** An order for its owner, polled until it has ended. */
export function useOrder(id: number | null) {
  return useRead<OrderDetail>({
    key: id === null ? null : String(id),
    read: async () => callApi(readOrder, { query: { order_id: id ?? 0, ...(await ownerFields()) } }),
    againMs: (order) => (isRunning(statusOf(order)) ? POLL_MS : null),
  });
}
