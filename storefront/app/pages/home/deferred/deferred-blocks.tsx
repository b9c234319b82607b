import type { ComponentType } from 'react';
import { BrandSection } from '../blocks/brand-section.tsx';
import { CampaignSection } from '../blocks/campaign-section.tsx';
import { CouponSection } from '../blocks/coupon-section.tsx';
import { FeaturedStores } from '../blocks/featured-stores.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { deferredOrder, type DeferredName } from './deferred-order.ts';
import { NearbySection } from '../blocks/nearby-section.tsx';
import { NewArrivals } from '../blocks/new-arrivals.tsx';
import { SpecialOffers } from '../blocks/special-offers.tsx';
import { StoreSection } from '../blocks/store-section.tsx';
import { VisitAgain } from '../blocks/visit-again.tsx';
import { BestReviewed, ItemsYouWillLove } from '../blocks/tabbed-items.tsx';

const parts: Record<DeferredName, ComponentType<BlockProps>> = {
  nearby: NearbySection,
  visitAgain: VisitAgain,
  coupons: CouponSection,
  specialOffers: SpecialOffers,
  bestReviewed: BestReviewed,
  featuredStores: FeaturedStores,
  newArrivals: NewArrivals,
  recommended: ItemsYouWillLove,
  campaigns: CampaignSection,
  stores: StoreSection,
  brands: BrandSection,
};

export function DeferredBlocks(props: BlockProps) {
  return deferredOrder[props.module.module_type]?.map((name) => {
    const Part = parts[name];
    return <Part key={name} {...props} />;
  });
}
