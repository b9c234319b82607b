import { buildCity, spotsFor, type City } from '../city/city.ts';
import type { Picture } from '../pictures/picture.ts';
import { planCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import { landingPictures } from './demo-landing.ts';
import { shopMark } from './demo-settings.ts';
import { planItems, type PlannedItems } from './items/plan-items.ts';
import type { PlannedItem } from './items/planned-item.ts';
import { moduleHeroes } from './module-heroes.ts';
import { modules, moduleZones, type ModuleZone } from './modules.ts';
import { planOrders, type PlannedOrder } from './customers/plan-orders.ts';
import { planCoupons, type PlannedCoupon } from './promotions/plan-coupons.ts';
import {
  planPromotions,
  promotionPictures,
  withFlashDiscounts,
  type Promotions,
} from './promotions/plan-promotions.ts';
import { planReviews, reviewsOfOrders, withReviews, type PlannedReview } from './reviews/plan-reviews.ts';
import { planStores, type PlannedStore } from './plan-stores.ts';

type RatingCounts = { unreviewedRatings: number[] };

export type PlannedWorld = Omit<PlannedItems, 'items'> & {
  city: City;
  workedIn: ModuleZone[];
  stores: (PlannedStore & RatingCounts)[];
  items: (PlannedItem & RatingCounts)[];
  catalogue: Catalogue;
  reviews: PlannedReview[];
  promotions: Promotions;
  coupons: PlannedCoupon[];
  orders: PlannedOrder[];
};

/** The whole demo world at a time. Two plans for the same time are equal. */
export function planWorld(now: Date): PlannedWorld {
  const city = buildCity();
  const workedIn = moduleZones(city.zones.map(({ id }) => id));
  const planned = planStores(workedIn, spotsFor, now);
  const catalogue = planCatalogue();
  const { items: sold, addOns } = planItems(planned, catalogue, now);
  const promotions = planPromotions(planned, sold, catalogue, now);
  const onSale = withFlashDiscounts(sold, promotions);
  const orders = planOrders(city, planned, onSale, now);
  const written = planReviews(planned, sold, catalogue, now);
  const reviews = [...written, ...reviewsOfOrders(orders, written.length + 1)];
  const items = withReviews(onSale, reviews, ({ itemId }) => itemId);
  const stores = withReviews(planned, reviews, ({ storeId }) => storeId);
  return {
    ...{ city, workedIn, stores, catalogue, items, addOns, reviews, promotions, orders },
    coupons: planCoupons(planned, now),
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
