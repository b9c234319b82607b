import { readOrder } from '@rialto/contract/calls/orders.ts';
import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../platform/api/api.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { owned } from '../../platform/query/invalidate.ts';
import type { Query } from '../../platform/query/query.ts';
import { useQuery } from '../../platform/query/use-query.ts';
import { storedGuest } from '../../platform/session/guest.ts';
import { formOfOrder } from './form/form-of-order.ts';
import type { ParcelForm } from './form/parcel-form.ts';

type Props = { orderId: number; onForm: (form: Partial<ParcelForm>) => void };

const orderQuery = (id: number): Query<OrderDetail> => ({
  key: ['order', id],
  fetch: (signal) => callApi(readOrder, { query: { order_id: id, ...storedGuest() }, signal }),
  ...owned,
});

/** Fills in the draft from a former parcel, then shows it as any other draft: a reload keeps what is changed. */
export function AgainPage({ orderId, onForm }: Props) {
  const [, setSearch] = useSearchParams();
  const order = useQuery(orderQuery(orderId));
  const form = order.kind === 'ready' ? formOfOrder(order.data) : null;
  const isDone = order.kind !== 'loading';
  useEffect(() => {
    if (!isDone) return;
    if (form) onForm(form);
    else toasts.show({ kind: 'error', text: t('parcel.again_failed') });
    setSearch({}, { replace: true });
    // The order is read once.
  }, [isDone]); // eslint-disable-line react-hooks/exhaustive-deps
  return null;
}
