import { buildCity, spotsFor, type City } from '../city/city.ts';
import type { Picture } from '../pictures/picture.ts';
import { planCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import { landingPictures } from './demo-landing.ts';
import { shopMark } from './demo-settings.ts';
import { planItems, type PlannedItems } from './items/plan-items.ts';
import { moduleHeroes } from './module-heroes.ts';
import { modules, moduleZones, type ModuleZone } from './modules.ts';
import { planCoupons, type PlannedCoupon } from './promotions/plan-coupons.ts';
import {
  planPromotions,
  promotionPictures,
  withFlashDiscounts,
  type Promotions,
} from './promotions/plan-promotions.ts';
import { planReviews, withReviews, type PlannedReview } from './reviews/plan-reviews.ts';
import { planStores, type PlannedStore } from './plan-stores.ts';

export type PlannedWorld = PlannedItems & {
  city: City;
  workedIn: ModuleZone[];
  stores: PlannedStore[];
  catalogue: Catalogue;
  reviews: PlannedReview[];
  promotions: Promotions;
  coupons: PlannedCoupon[];
};

/** The whole demo world at a time. Two plans for the same time are equal. */
export function planWorld(now: Date): PlannedWorld {
  const city = buildCity();
  const workedIn = moduleZones(city.zones.map(({ id }) => id));
  const stores = planStores(workedIn, spotsFor, now);
  const catalogue = planCatalogue();
  const { items: sold, addOns } = planItems(stores, catalogue, now);
  const reviews = planReviews(stores, sold, catalogue, now);
  const promotions = planPromotions(stores, sold, catalogue, now);
  const items = withFlashDiscounts(withReviews(sold, reviews), promotions);
  return {
    ...{ city, workedIn, stores, catalogue, items, addOns, reviews, promotions },
    coupons: planCoupons(stores, now),
  };
}

/** Every picture of the world, once. */
export function picturesOf({ stores, catalogue, items, promotions }: PlannedWorld): Picture[] {
  const shown = [
    shopMark,
    ...landingPictures,
    ...modules.map(({ icon }) => icon),
    ...Object.values(moduleHeroes),
    ...stores.flatMap(({ logo, cover }) => [logo, cover]),
    ...[...catalogue.categories, ...catalogue.brands, ...catalogue.conditions].map(({ picture }) => picture),
    ...promotionPictures(promotions),
    ...items.flatMap(({ picture, gallery }) => [picture, ...gallery]),
  ];
  return [...new Map(shown.map((each) => [each.id, each])).values()];
}
