import type { Words } from '../../goods/goods.ts';
import type { Picture } from '../../pictures/picture.ts';
import type { PlannedItem } from '../items/planned-item.ts';
import type { PlannedStore } from '../plan-stores.ts';
import type { BannerTarget, BannerText } from './promotion-texts.ts';
import { widePicture } from './promotion-pictures.ts';

export type PlannedBanner = {
  id: number;
  moduleId: number;
  zoneId: number | null;
  kind: 'default' | 'store_wise' | 'item_wise';
  title: Words;
  picture: Picture;
  link: string | null;
  storeId: number | null;
  itemId: number | null;
  position: number;
};

type BannerSources = { stores: PlannedStore[]; items: PlannedItem[] };

/** A banner for a store or an item is shown in its own zone only, because other zones cannot order it. */
export function planBanners(moduleId: number, texts: BannerText[], known: BannerSources): PlannedBanner[] {
  return texts.map(({ title, look, target }, index) => ({
    ...{ id: moduleId * 100 + index + 1, moduleId, title, position: index + 1 },
    ...{ link: null, storeId: null, itemId: null, zoneId: target.zone ?? null },
    ...reached(moduleId, target, known),
    picture: widePicture(`banner-${moduleId}-${index + 1}`, look),
  }));
}

function reached(moduleId: number, target: BannerTarget, { stores, items }: BannerSources) {
  if (target.kind === 'page') return { kind: 'default' as const, link: pageOf(moduleId, target.page) };
  const store = bestStore(stores, target.trade, target.zone);
  if (target.kind === 'store') return { kind: 'store_wise' as const, storeId: store.id, zoneId: store.zoneId };
  const item = items.find(({ storeId }) => storeId === store.id);
  if (!item) throw new Error(`${store.nameEn} has no picture for a banner`);
  return { kind: 'item_wise' as const, itemId: item.id, zoneId: store.zoneId };
}

/** The most popular store of a trade, in this zone or else anywhere. */
export function bestStore(stores: PlannedStore[], trade: string, zoneId?: number): PlannedStore {
  const ofTrade = stores.filter((store) => store.trade === trade).sort((a, b) => b.orderCount - a.orderCount);
  const best = ofTrade.find((store) => store.zoneId === zoneId) ?? ofTrade[0];
  if (!best) throw new Error(`There is no store of the trade ${trade}`);
  return best;
}

type Page = Extract<BannerTarget, { kind: 'page' }>['page'];

function pageOf(moduleId: number, page: Page): string {
  const pages: Record<Page, string> = {
    offers: `/home?search=special-offer&module_id=${moduleId}&data_type=discounted`,
    new: `/home?search=new-arrival&module_id=${moduleId}&data_type=new`,
    categories: '/categories',
    popular: '/store/popular',
    brands: '/all-brands',
  };
  return pages[page];
}
