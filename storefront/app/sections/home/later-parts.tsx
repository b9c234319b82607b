import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { ComponentType } from 'react';
import { BrandSection } from './brand-section.tsx';
import { CampaignSection } from './campaign-section.tsx';
import { CouponSection } from './coupon-section.tsx';
import { FeaturedStores } from './featured-stores.tsx';
import type { PartProps } from './home-props.ts';
import { NearbySection } from './nearby-section.tsx';
import { NewArrivals } from './new-arrivals.tsx';
import { SpecialOffers } from './special-offers.tsx';
import { StoreSection } from './store-section.tsx';
import { VisitAgain } from './visit-again.tsx';
import { BestReviewed, ItemsYouWillLove } from './tabbed-items.tsx';

/** What follows after the first screens, in the order of each module (HOM-04). */
const laterParts: Partial<Record<ModuleType, ComponentType<PartProps>[]>> = {
  food: [
    ...[NearbySection, VisitAgain, CouponSection, SpecialOffers, BestReviewed],
    ...[FeaturedStores, NewArrivals, ItemsYouWillLove],
  ],
  grocery: [
    ...[NearbySection, VisitAgain, CampaignSection, NewArrivals, StoreSection, BestReviewed],
    ...[BrandSection, FeaturedStores, ItemsYouWillLove],
  ],
  pharmacy: [
    ...[StoreSection, VisitAgain, BestReviewed, NearbySection, CouponSection, SpecialOffers],
    ...[BrandSection, NewArrivals, FeaturedStores, ItemsYouWillLove],
  ],
  ecommerce: [
    ...[NewArrivals, VisitAgain, NearbySection, FeaturedStores, SpecialOffers],
    ...[BestReviewed, CouponSection, StoreSection, ItemsYouWillLove],
  ],
};

export function LaterParts(props: PartProps) {
  return laterParts[props.module.module_type]?.map((Part, index) => <Part key={index} {...props} />);
}
