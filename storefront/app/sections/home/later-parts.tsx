import type { ComponentType } from 'react';
import { BrandSection } from './brand-section.tsx';
import { CampaignSection } from './campaign-section.tsx';
import { CouponSection } from './coupon-section.tsx';
import { FeaturedStores } from './featured-stores.tsx';
import type { PartProps } from './home-props.ts';
import { laterOrder, type LaterName } from './later-order.ts';
import { NearbySection } from './nearby-section.tsx';
import { NewArrivals } from './new-arrivals.tsx';
import { SpecialOffers } from './special-offers.tsx';
import { StoreSection } from './store-section.tsx';
import { VisitAgain } from './visit-again.tsx';
import { BestReviewed, ItemsYouWillLove } from './tabbed-items.tsx';

const parts: Record<LaterName, ComponentType<PartProps>> = {
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

export function LaterParts(props: PartProps) {
  return laterOrder[props.module.module_type]?.map((name) => {
    const Part = parts[name];
    return <Part key={name} {...props} />;
  });
}
