import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { AddressText } from './address-text.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useNearScreen } from '@rialto/ui/base/use-near-screen.ts';

const PointMap = lazy(async () => ({ default: (await import('../../../cards/addresses/point-map.tsx')).PointMap }));

type Address = NonNullable<OrderDetail['delivery_address']>;

/** The delivery address as text and on a small map. */
export function OrderAddress({ address }: { address: Address }) {
  return (
    <div className="flex flex-col gap-4">
      <SmallMap address={address} />
      <AddressText address={address} />
    </div>
  );
}

/** Loads the map's code when it comes near the screen; its height is reserved. */
function SmallMap({ address }: { address: Address }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useNearScreen(ref, () => setNear(true), '200px');
  return (
    <div ref={ref} className="h-40 overflow-hidden rounded-lg">
      {isNear && (
        <Suspense fallback={<Skeleton className="h-full" />}>
          <PointMap
            label={t('order.map')}
            marker={address.address}
            lat={address.latitude}
            lng={address.longitude}
            isFixed
          />
        </Suspense>
      )}
    </div>
  );
}
