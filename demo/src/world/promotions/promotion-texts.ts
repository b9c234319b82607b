import type { Words } from '../../goods/goods.ts';
import type { CompositionName } from '../../pictures/compositions.ts';
import type { ObjectName } from '../../pictures/objects.ts';
import type { PaletteName } from '../../pictures/palettes.ts';

export type Look = { composition: CompositionName; palette: PaletteName; objects: ObjectName[] };

/** The target of a banner: a page of the shop, a store of a trade, or its best-selling item. */
export type BannerTarget =
  | { kind: 'page'; page: 'offers' | 'new' | 'categories' | 'popular' | 'brands'; zone?: number }
  | { kind: 'store'; trade: string; zone: number }
  | { kind: 'item'; trade: string; zone: number };

export type BannerText = { title: Words; look: Look; target: BannerTarget };

/** `starts` in days from the time of filling. */
export type CampaignText = { title: Words; about: Words; look: Look; trades: string[]; starts: number; ends: number };

/** An item for a limited time, in every zone with a store of the trade. */
export type SpecialText = {
  title: Words;
  about: Words;
  objects: readonly [ObjectName, ...ObjectName[]];
  trade: string;
  category: string;
  priceMinor: number;
  /** Hundredths of a percent. */
  percent: number;
  isVeg?: boolean;
};

export type WhyText = { title: Words; text: Words; objects: ObjectName[] };

/** The promotions of one module. */
export type PromotionTexts = {
  banners: BannerText[];
  campaigns: CampaignText[];
  specials: SpecialText[];
  flashNow: Words;
  flashLater: Words;
  nearby: Words;
  beside: { promotional: Look; bestReviewed: Look; newArrival: Look; bottom: Look };
  why: WhyText[];
};

export const look = (composition: CompositionName, palette: PaletteName, ...objects: ObjectName[]): Look => ({
  composition,
  palette,
  objects,
});
