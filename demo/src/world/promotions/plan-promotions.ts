import type { VideoStep } from '@rialto/database/documents/video-step.ts';
import type { Words } from '../../goods/goods.ts';
import type { Picture } from '../../pictures/picture.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PlannedItem } from '../items/planned-item.ts';
import { modules, type ModuleType } from '../modules.ts';
import { isAlwaysOpen } from '../opening-hours.ts';
import type { PlannedStore } from '../plan-stores.ts';
import { planBanners, type PlannedBanner } from './plan-banners.ts';
import { planCampaigns, type PlannedCampaign } from './plan-campaigns.ts';
import { planFlashSales, type PlannedFlashSale } from './plan-flash-sales.ts';
import { planSpecials, type PlannedSpecial } from './plan-specials.ts';
import { squarePicture, tallPicture, widePicture } from './promotion-pictures.ts';
import type { PromotionTexts, WhyText } from './promotion-texts.ts';
import { ecommercePromotions } from './texts/ecommerce-promotions.ts';
import { foodPromotions } from './texts/food-promotions.ts';
import { groceryPromotions } from './texts/grocery-promotions.ts';
import {
  parcelBanners,
  parcelBeside,
  parcelKinds,
  parcelNearby,
  parcelSteps,
  parcelWhy,
} from './texts/parcel-promotions.ts';
import { pharmacyPromotions } from './texts/pharmacy-promotions.ts';

/** A short text with a picture: a reason to choose a module, or a parcel category. */
export type PlannedCard = {
  id: number;
  moduleId: number;
  title: Words;
  text: Words;
  picture: Picture;
  position: number;
};
/** A row of `module_promotions`. */
export type PlannedBeside = {
  moduleId: number;
  promotional: Picture | null;
  bestReviewed: Picture | null;
  newArrival: Picture | null;
  bottom: Picture | null;
  nearby: Words;
  video: Picture | null;
  steps: VideoStep[];
};

export type Promotions = {
  banners: PlannedBanner[];
  campaigns: PlannedCampaign[];
  specials: PlannedSpecial[];
  flashSales: PlannedFlashSale[];
  beside: PlannedBeside[];
  why: PlannedCard[];
  parcelKinds: PlannedCard[];
};

const texts: Partial<Record<ModuleType, PromotionTexts>> = {
  food: foodPromotions,
  grocery: groceryPromotions,
  pharmacy: pharmacyPromotions,
  ecommerce: ecommercePromotions,
};

/** All promotions of the shop at a time. */
export function planPromotions(
  stores: PlannedStore[],
  items: PlannedItem[],
  catalogue: Catalogue,
  now: Date,
): Promotions {
  const planned = modules.map(({ id, type }) => {
    const said = texts[type];
    const inModule = {
      stores: stores.filter(({ moduleId }) => moduleId === id),
      items: items.filter(({ moduleId }) => moduleId === id),
    };
    return said ? sellingPromotions(id, said, inModule, catalogue, now) : parcelPromotions(id);
  });
  return {
    banners: planned.flatMap(({ banners }) => banners),
    campaigns: planned.flatMap(({ campaigns }) => campaigns),
    specials: planned.flatMap(({ specials }) => specials),
    flashSales: planned.flatMap(({ flashSales }) => flashSales),
    beside: planned.flatMap(({ beside }) => beside),
    why: planned.flatMap(({ why }) => why),
    parcelKinds: planned.flatMap((each) => each.parcelKinds),
  };
}

type InModule = { stores: PlannedStore[]; items: PlannedItem[] };

function sellingPromotions(
  moduleId: number,
  said: PromotionTexts,
  inModule: InModule,
  catalogue: Catalogue,
  now: Date,
): Promotions {
  const { promotional, bestReviewed, newArrival, bottom } = said.beside;
  const alwaysOpen = new Set(inModule.stores.filter(isAlwaysOpen).map(({ id }) => id));
  return {
    banners: planBanners(moduleId, said.banners, inModule),
    campaigns: planCampaigns(moduleId, said.campaigns, inModule.stores, now),
    specials: planSpecials(moduleId, said.specials, inModule.stores, catalogue, now),
    flashSales: planFlashSales(moduleId, said, inModule.items, alwaysOpen, now),
    beside: [
      {
        ...{ moduleId, nearby: said.nearby, video: null, steps: [] },
        promotional: widePicture(`promotion-${moduleId}`, promotional),
        bestReviewed: tallPicture(`best-reviewed-${moduleId}`, bestReviewed),
        newArrival: tallPicture(`new-arrival-${moduleId}`, newArrival),
        bottom: widePicture(`bottom-${moduleId}`, bottom),
      },
    ],
    why: cards(moduleId, 'why', said.why),
    parcelKinds: [],
  };
}

function parcelPromotions(moduleId: number): Promotions {
  return {
    banners: planBanners(moduleId, parcelBanners, { stores: [], items: [] }),
    ...{ campaigns: [], specials: [], flashSales: [] },
    beside: [
      {
        ...{ moduleId, nearby: parcelNearby, steps: parcelSteps, bestReviewed: null, newArrival: null },
        promotional: widePicture(`promotion-${moduleId}`, parcelBeside.promotional),
        bottom: widePicture(`bottom-${moduleId}`, parcelBeside.bottom),
        video: widePicture(`video-${moduleId}`, parcelBeside.video),
      },
    ],
    why: cards(moduleId, 'why', parcelWhy),
    parcelKinds: cards(moduleId, 'parcel', parcelKinds),
  };
}

function cards(moduleId: number, name: string, said: WhyText[]): PlannedCard[] {
  return said.map(({ title, text, objects }, index) => ({
    ...{ id: moduleId * 100 + index + 1, moduleId, title, text, position: index + 1 },
    picture: squarePicture(`${name}-${moduleId}-${index + 1}`, objects, moduleId + index),
  }));
}

/** Every picture of the promotions. */
export function promotionPictures({ banners, campaigns, specials, why, parcelKinds, beside }: Promotions): Picture[] {
  const single = [...banners, ...campaigns, ...specials, ...why, ...parcelKinds].map(({ picture }) => picture);
  const sides = beside.flatMap(({ promotional, bestReviewed, newArrival, bottom, video }) => [
    ...[promotional, bestReviewed, newArrival, bottom, video],
  ]);
  return [...single, ...sides.filter((side) => side !== null)];
}

/** Items with the discount of a running flash sale, as the shop's job would set it. */
export function withFlashDiscounts(items: PlannedItem[], { flashSales }: Promotions): PlannedItem[] {
  const running = flashSales.filter(({ isRunning }) => isRunning).flatMap((sale) => sale.items);
  const byItem = new Map(running.filter(({ sold, stock }) => sold < stock).map((entry) => [entry.itemId, entry]));
  return items.map((item) => {
    const entry = byItem.get(item.id);
    return entry ? { ...item, flashDiscountType: entry.discountType, flashDiscount: entry.discount } : item;
  });
}
