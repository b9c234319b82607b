import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { trackOrder } from '@rialto/contract/calls/orders.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { isRunning } from '@rialto/rules/order/status.ts';
import { statusOf } from '../../words/order-status.ts';
import { callApi } from '../../platform/api/api.ts';
import { storedGuest } from '../../platform/session/guest.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { orderIdOf, type Tracking } from './tracking-input.ts';

/** Poll interval until the order is delivered (TRK-02). */
const POLL_MS = 10_000;

/** Loads an order by number and phone, or by the guest or account; polls until it is delivered. */
export function useTrackedOrder(tracking: Tracking | null) {
  return useRead<TrackedOrder>({
    key: tracking && `${tracking.orderId} ${tracking.phone}`,
    read: () => readTracked(tracking ?? { orderId: '', phone: '' }),
    againMs: (order) => (isRunning(statusOf(order)) ? POLL_MS : null),
  });
}

async function readTracked({ orderId, phone }: Tracking): Promise<TrackedOrder> {
  const id = orderIdOf(orderId);
  // An invalid order number is reported like an unknown one (TRK-04).
  if (id === null) throw new CallRefused(404, [{ code: 'order_unknown', message: t('refusal.order_unknown') }]);
  const contact = phone === '' ? {} : { contact_number: phone };
  return callApi(trackOrder, { query: { order_id: id, ...contact, ...storedGuest() } });
}
