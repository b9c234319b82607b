import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useNearScreen } from '@rialto/ui/base/use-near-screen.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { useRef, useState, type ComponentType } from 'react';
import type { MappedOrder } from './map-places.ts';

type MapComponent = ComponentType<{ order: MappedOrder }>;

/**
 * The map in a place of fixed height; its code loads when it comes near the screen. If that fails, the page has
 * everything as text and the place closes (TRK-10).
 */
export function LazyMap({ order, className }: { order: MappedOrder; className: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [Map, setMap] = useState<MapComponent | 'failed' | null>(null);
  useNearScreen(
    ref,
    () => {
      import('./tracking-map.tsx').then(
        ({ TrackingMap }) => setMap(() => TrackingMap),
        () => setMap('failed'),
      );
    },
    '200px',
  );
  if (!hasPlaces(order) || Map === 'failed') return null;
  return (
    <div ref={ref} className={classNames('overflow-hidden', className)}>
      {Map ? <Map order={order} /> : <Skeleton className="h-full rounded-none" />}
    </div>
  );
}

/** Whether `placesOf` finds something, whose code loads with the map. */
function hasPlaces({ store, sender_details, delivery_address, delivery_man }: MappedOrder): boolean {
  const ends = [store, sender_details, delivery_address];
  return ends.some((place) => place !== null && place.latitude !== null) || (delivery_man?.lat ?? null) !== null;
}
