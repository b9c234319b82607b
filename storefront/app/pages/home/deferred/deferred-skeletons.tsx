import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { reservedHeight, type SectionKind } from '../frame/reserved-heights.ts';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import { deferredOrder, type DeferredName } from './deferred-order.ts';

/** More are never visible: by then the blocks themselves have loaded. */
const DRAWN = 2;

/** As tall as the deferred blocks, so that fast scrolling does not reach the footer and shift it. */
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

/** `visitAgain` is only shown to customers, so no height is reserved for it. */
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
