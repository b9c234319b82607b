import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { HomeCall } from '../frame/home-calls.ts';

/** The blocks after the first screens, by module (HOM-04). */
const order = {
  food: [
    'nearby',
    'visitAgain',
    'coupons',
    'specialOffers',
    'promotional',
    'bestReviewed',
    'featuredStores',
    'newArrivals',
    'recommended',
    'bottom',
  ],
  grocery: [
    'nearby',
    'visitAgain',
    'campaigns',
    'promotional',
    'newArrivals',
    'stores',
    'bestReviewed',
    'brands',
    'featuredStores',
    'recommended',
    'bottom',
  ],
  pharmacy: [
    'stores',
    'visitAgain',
    'bestReviewed',
    'nearby',
    'coupons',
    'specialOffers',
    'promotional',
    'brands',
    'newArrivals',
    'featuredStores',
    'recommended',
    'bottom',
  ],
  ecommerce: [
    'newArrivals',
    'visitAgain',
    'nearby',
    'featuredStores',
    'specialOffers',
    'promotional',
    'bestReviewed',
    'coupons',
    'stores',
    'recommended',
    'bottom',
  ],
} as const satisfies Partial<Record<ModuleType, readonly HomeCall[]>>;

export type DeferredName = (typeof order)[keyof typeof order][number];

export const deferredOrder: Partial<Record<ModuleType, readonly DeferredName[]>> = order;

/** Only customers have stores to visit again. */
export function deferredBlocks(moduleType: ModuleType, isCustomer: boolean): readonly DeferredName[] {
  const names = deferredOrder[moduleType] ?? [];
  return isCustomer ? names : names.filter((name) => name !== 'visitAgain');
}
