import { trackOrder } from '@rialto/contract/calls/orders.ts';
import type { OrderDetail, TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { mayHaveCourier } from '@rialto/rules/order/status.ts';
import { t } from '@rialto/texts/text.ts';
import { Bike, Phone } from 'lucide-react';
import { statusOf } from '../../../words/order-status.ts';
import { callApi } from '../../../platform/api/api.ts';
import { storedGuest } from '../../../platform/session/guest.ts';
import type { Query } from '../../../platform/query/query.ts';
import { useQuery } from '../../../platform/query/use-query.ts';
import { iconButtonClass } from '@rialto/ui/actions/button-class.ts';
import { Image } from '@rialto/ui/media/image.tsx';

const courierQuery = ({ id, order_status }: OrderDetail): Query<TrackedOrder> => ({
  key: ['orders', id, 'courier', order_status],
  fetch: (signal) => callApi(trackOrder, { query: { order_id: id, ...storedGuest() }, signal }),
  cacheMs: 0,
});

/** The courier of the order; read again whenever its status changes. */
export function DeliveryPerson({ order }: { order: OrderDetail }) {
  const isBrought = order.order_type === 'delivery' && mayHaveCourier(statusOf(order));
  const tracked = useQuery(isBrought ? courierQuery(order) : null);
  const person = tracked.kind === 'ready' ? tracked.data.delivery_man : null;
  return person && <PersonCard person={person} />;
}

export function PersonCard({ person }: { person: NonNullable<TrackedOrder['delivery_man']> }) {
  const name = `${person.f_name} ${person.l_name}`.trim();
  return (
    <div className="flex items-center gap-3.5">
      <Image
        src={person.image_full_url}
        alt=""
        sizes="48px"
        maxWidth={160}
        fallback={<Bike className="mirror" aria-hidden />}
        className="w-12 shrink-0 rounded-full"
      />
      <p className="min-w-0 flex-1">
        <span className="block text-sm text-ink-soft">{t('order.delivery_person')}</span>
        <span className="block font-semibold text-ink">{name}</span>
      </p>
      {person.phone && (
        <a
          href={`tel:${person.phone}`}
          aria-label={t('order.call', { name })}
          className={iconButtonClass({ kind: 'secondary' })}
        >
          <Phone aria-hidden />
        </a>
      )}
    </div>
  );
}
