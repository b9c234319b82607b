import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { HomeCall } from '../frame/home-calls.ts';

/** The blocks after the first screens, by module (HOM-04). */
const order = {
  food: [
    'nearby',
    'visitAgain',
    'coupons',
    'specialOffers',
    'bestReviewed',
    'featuredStores',
    'newArrivals',
    'recommended',
  ],
  grocery: [
    'nearby',
    'visitAgain',
    'campaigns',
    'newArrivals',
    'stores',
    'bestReviewed',
    'brands',
    'featuredStores',
    'recommended',
  ],
  pharmacy: [
    'stores',
    'visitAgain',
    'bestReviewed',
    'nearby',
    'coupons',
    'specialOffers',
    'brands',
    'newArrivals',
    'featuredStores',
    'recommended',
  ],
  ecommerce: [
    'newArrivals',
    'visitAgain',
    'nearby',
    'featuredStores',
    'specialOffers',
    'bestReviewed',
    'coupons',
    'stores',
    'recommended',
  ],
} as const satisfies Partial<Record<ModuleType, readonly HomeCall[]>>;

export type DeferredName = (typeof order)[keyof typeof order][number];
export const deferredOrder: Partial<Record<ModuleType, readonly DeferredName[]>> = order;
