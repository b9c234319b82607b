import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { useStore } from '../../platform/store.ts';
import { shop } from '../../run/shop.ts';

const WayMap = lazy(() => import('./way-map.tsx').then((module) => ({ default: module.WayMap })));

/** The map is larger than the rest of the page, so it comes last; everything can be done without it. */
export function StopMap({ stop }: { stop: Stop }) {
  const known = useStore(shop);
  if (!known?.tile_url) return null;
  return (
    <WithoutMap>
      <Suspense fallback={<div className="skeleton size-full" />}>
        <WayMap stop={stop} tileUrl={known.tile_url} attribution={known.tile_attribution} />
      </Suspense>
    </WithoutMap>
  );
}

/** A map whose code could not be loaded leaves its place empty. */
class WithoutMap extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
