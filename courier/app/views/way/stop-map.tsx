import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { lazy } from 'react';
import { useStore } from '../../platform/store.ts';
import { shop } from '../../run/shop.ts';
import { LazyPart } from '../lazy-part.tsx';

const WayMap = lazy(() => import('./way-map.tsx').then((module) => ({ default: module.WayMap })));

/** The map is larger than the rest of the page, so it comes last; everything can be done without it. */
export function StopMap({ stop }: { stop: Stop }) {
  const known = useStore(shop);
  if (!known?.tile_url) return null;
  return (
    <LazyPart fallback={<div className="skeleton size-full" />}>
      <WayMap stop={stop} tileUrl={known.tile_url} attribution={known.tile_attribution} />
    </LazyPart>
  );
}
