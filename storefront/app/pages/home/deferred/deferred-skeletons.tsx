import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { reservedHeight, type SectionKind } from '../frame/reserved-heights.ts';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import { deferredOrder, type DeferredName } from './deferred-order.ts';

/** Further ones are seen by nobody: by then the blocks themselves are on their way. */
const DRAWN = 2;

/** As long as what will stand there, so that even a fast finger does not meet the footer first and see it jump. */
export function DeferredSkeletons({ moduleType }: { moduleType: ModuleType }) {
  const kinds = (deferredOrder[moduleType] ?? []).flatMap((name) => kindOf[name] ?? []);
  return kinds.map((kind, index) =>
    index < DRAWN ? (
      <SectionSkeleton key={index} kind={kind} of={moduleType} />
    ) : (
      <div key={index} className="reserved-height" style={reservedHeight(kind, moduleType)} />
    ),
  );
}

/** Where to go again is asked of customers only, so the place of most visitors has nothing there. */
const kindOf: Record<DeferredName, SectionKind | null> = {
  nearby: 'rows',
  visitAgain: null,
  coupons: 'coupons',
  specialOffers: 'items',
  bestReviewed: 'tabs',
  featuredStores: 'featured',
  newArrivals: 'arrivals',
  recommended: 'tabs',
  campaigns: 'campaigns',
  stores: 'nearStores',
  brands: 'brands',
};
