import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { HomeCall } from './home-calls.ts';

export type LaterName = Extract<
  HomeCall,
  | 'nearby'
  | 'visitAgain'
  | 'coupons'
  | 'specialOffers'
  | 'bestReviewed'
  | 'featuredStores'
  | 'newArrivals'
  | 'recommended'
  | 'campaigns'
  | 'stores'
  | 'brands'
>;

/** What follows after the first screens, in the order of each module (HOM-04). */
export const laterOrder: Partial<Record<ModuleType, LaterName[]>> = {
  food: [
    ...(['nearby', 'visitAgain', 'coupons', 'specialOffers', 'bestReviewed'] as const),
    ...(['featuredStores', 'newArrivals', 'recommended'] as const),
  ],
  grocery: [
    ...(['nearby', 'visitAgain', 'campaigns', 'newArrivals', 'stores', 'bestReviewed'] as const),
    ...(['brands', 'featuredStores', 'recommended'] as const),
  ],
  pharmacy: [
    ...(['stores', 'visitAgain', 'bestReviewed', 'nearby', 'coupons', 'specialOffers'] as const),
    ...(['brands', 'newArrivals', 'featuredStores', 'recommended'] as const),
  ],
  ecommerce: [
    ...(['newArrivals', 'visitAgain', 'nearby', 'featuredStores', 'specialOffers'] as const),
    ...(['bestReviewed', 'coupons', 'stores', 'recommended'] as const),
  ],
};
