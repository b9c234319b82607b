import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useNearScreen } from '@rialto/ui/base/use-near-screen.ts';
import { useRef, useState, type ComponentType } from 'react';
import type { ParcelMapProps } from './parcel-map.tsx';

/**
 * The map in a place of fixed height; its code loads when it comes near the screen. If that fails the place closes: the
 * addresses and the distance are on the page as text.
 */
export function LazyParcelMap({ className, ...places }: ParcelMapProps & { className: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [Map, setMap] = useState<ComponentType<ParcelMapProps> | 'failed' | null>(null);
  useNearScreen(
    ref,
    () => {
      import('./parcel-map.tsx').then(
        ({ ParcelMap }) => setMap(() => ParcelMap),
        () => setMap('failed'),
      );
    },
    '200px',
  );
  if (Map === 'failed') return null;
  return (
    <div ref={ref} className={className}>
      {Map ? <Map {...places} /> : <Skeleton className="h-full rounded-none" />}
    </div>
  );
}
