import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { trackOrder } from '@rialto/contract/calls/orders.ts';
import { t } from '@rialto/texts/text.ts';
import { isRunning } from '@rialto/rules/order/phase.ts';
import { statusOf } from '../../words/order-status.ts';
import { callApi } from '../../platform/api/api.ts';
import { offerTrackingToken } from '../../platform/live/live.ts';
import { storedGuest } from '../../platform/session/guest.ts';
import type { Query } from '../../platform/query/query.ts';
import { usePolledQuery } from '../../platform/query/use-polled-query.ts';
import type { QueryResult } from '../../platform/query/use-query.ts';
import { useCourierPlace } from './use-courier-place.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { orderIdOf, type Tracking } from './tracking-input.ts';

/** The polling interval (TRK-02). */
const POLL_MS = 10_000;

const trackedOrderQuery = (tracking: Tracking): Query<TrackedOrder> => ({
  key: ['orders', 'tracked', tracking.orderId, tracking.contact],
  fetch: (signal) => fetchTracked(tracking, signal),
  cacheMs: 0,
});

/** An order by its number and contact, or of this device or account; polled until it is delivered. */
export function useTrackedOrder(tracking: Tracking | null): QueryResult<TrackedOrder> {
  const result = usePolledQuery(tracking && trackedOrderQuery(tracking), (order) =>
    isRunning(statusOf(order)) ? POLL_MS : null,
  );
  const read = result.kind === 'ready' ? result.data : null;
  const order = useCourierPlace(read, read?.id);
  return result.kind === 'ready' && order ? { ...result, data: order } : result;
}

async function fetchTracked({ orderId, contact }: Tracking, signal: AbortSignal): Promise<TrackedOrder> {
  const id = orderIdOf(orderId);
  // A malformed number gets the same answer as an unknown one (TRK-04).
  if (id === null) throw new CallRefused(404, [{ code: 'order_unknown', message: t('refusal.order_unknown') }]);
  const sent = contact === '' ? {} : { contact_number: contact };
  const order = await callApi(trackOrder, { query: { order_id: id, ...sent, ...storedGuest() }, signal });
  // Lets the live stream carry an order of another device (TRK-08).
  if (order.tracking_token !== null) offerTrackingToken(id, order.tracking_token, isRunning(statusOf(order)));
  return order;
}
