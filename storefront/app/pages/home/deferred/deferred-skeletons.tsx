import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { useRef } from 'react';
import { useNearScreen } from '@rialto/ui/base/use-near-screen.ts';
import { reservedHeight, type SectionKind } from '../frame/reserved-heights.ts';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import type { DeferredName } from './deferred-order.ts';

/** More are never visible: by then the blocks themselves have loaded. */
const DRAWN = 2;
/** About three phone screens, so that fast scrolling rarely meets a skeleton. */
const LOAD_AHEAD = '2400px';

type Props = { names: readonly DeferredName[]; moduleType: ModuleType; onNear: () => void };

/**
 * As tall as the deferred blocks, so that fast scrolling does not reach the footer. The browser does not keep their
 * position but that of the footer when blocks replace them.
 */
export function DeferredSkeletons({ names, moduleType, onNear }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useNearScreen(ref, onNear, LOAD_AHEAD);
  return (
    <div ref={ref} className="scripted [overflow-anchor:none]">
      <SkeletonsOf names={names} moduleType={moduleType} />
    </div>
  );
}

export function SkeletonsOf({ names, moduleType }: Pick<Props, 'names' | 'moduleType'>) {
  return names.map((name, index) =>
    index < DRAWN ? (
      <SectionSkeleton key={name} kind={kindOf[name]} of={moduleType} />
    ) : (
      <div key={name} className="reserved-height" style={reservedHeight(kindOf[name], moduleType)} />
    ),
  );
}

const kindOf: Record<DeferredName, SectionKind> = {
  nearby: 'rows',
  visitAgain: 'stores',
  coupons: 'coupons',
  specialOffers: 'items',
  promotional: 'band',
  bestReviewed: 'tabs',
  featuredStores: 'featured',
  newArrivals: 'arrivals',
  recommended: 'tabs',
  campaigns: 'campaigns',
  stores: 'nearStores',
  brands: 'brands',
  bottom: 'band',
};
