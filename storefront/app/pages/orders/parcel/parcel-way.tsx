import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import type { ParcelDetails, ParcelEnd } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';
import { House, Package, type LucideIcon } from 'lucide-react';
import { LazyMap } from '../../../features/tracking/map/lazy-map.tsx';
import { useTrackedOrder } from '../../../features/tracking/use-tracked-order.ts';
import { CourierCard } from '../../../features/tracking/courier/courier-card.tsx';
import { AddressText } from '../parts/address-text.tsx';
import { OrderBox } from '../parts/order-box.tsx';

type Props = { order: Pick<OrderDetail, 'id' | 'order_status' | 'delivery_man'>; parcel: ParcelDetails };

/** Both ends of a parcel, as text and on a map with the way between them, and its courier. */
export function ParcelWay({ order, parcel: { sender, receiver } }: Props) {
  const tracked = useTrackedOrder({ orderId: String(order.id), contact: '' });
  const route = tracked.kind === 'ready' ? tracked.data.route : null;
  const mapped = { ...order, route, store: null, sender_details: sender, delivery_address: receiver };
  return (
    <OrderBox title={t('order.parcel_way')}>
      <div className="flex flex-col gap-5">
        <LazyMap order={mapped} className="h-44 rounded-lg" />
        <End icon={Package} role={t('tracking.sender')} end={sender} />
        <End icon={House} role={t('tracking.receiver')} end={receiver} />
        {order.delivery_man && (
          <div className="border-t border-hairline pt-5">
            <CourierCard courier={order.delivery_man} />
          </div>
        )}
      </div>
    </OrderBox>
  );
}

function End({ icon: Icon, role, end }: { icon: LucideIcon; role: string; end: ParcelEnd }) {
  return (
    <div className="flex gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken" aria-hidden>
        <Icon className="size-5" />
      </span>
      <div className="min-w-0">
        <h3 className="text-sm text-ink-soft">{role}</h3>
        <AddressText address={end} />
      </div>
    </div>
  );
}
