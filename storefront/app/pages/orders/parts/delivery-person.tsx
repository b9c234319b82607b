import { trackOrder } from '@rialto/contract/calls/orders.ts';
import type { OrderDetail, TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { mayHaveCourier } from '@rialto/rules/order/status.ts';
import { CourierCard } from '../../../features/tracking/view/courier-card.tsx';
import { statusOf } from '../../../words/order-status.ts';
import { callApi } from '../../../platform/api/api.ts';
import { storedGuest } from '../../../platform/session/guest.ts';
import type { Query } from '../../../platform/query/query.ts';
import { useQuery } from '../../../platform/query/use-query.ts';

const courierQuery = ({ id, order_status }: OrderDetail): Query<TrackedOrder> => ({
  key: ['orders', id, 'courier', order_status],
  fetch: (signal) => callApi(trackOrder, { query: { order_id: id, ...storedGuest() }, signal }),
  cacheMs: 0,
});

/** The courier of the order (CHK-14); read again whenever its status changes. */
export function DeliveryPerson({ order }: { order: OrderDetail }) {
  const isBrought = order.order_type === 'delivery' && mayHaveCourier(statusOf(order));
  const tracked = useQuery(isBrought ? courierQuery(order) : null);
  const courier = tracked.kind === 'ready' ? tracked.data.delivery_man : null;
  return courier && <CourierCard courier={courier} />;
}
