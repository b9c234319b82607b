import type { Caller } from '@rialto/api-client/caller.ts';
import { listBrands, listCategories } from '@rialto/contract/calls/categories.ts';
import { listVisitAgain } from '@rialto/contract/calls/customer.ts';
import {
  listConditionItems,
  listConditions,
  listDiscountedItems,
  listMostReviewedItems,
  listNewArrivals,
  listPopularItems,
  listRecommendedItems,
} from '@rialto/contract/calls/items.ts';
import {
  listBanners,
  listCashback,
  listCoupons,
  listFlashSales,
  listItemCampaigns,
} from '@rialto/contract/calls/offers.ts';
import { listParcelCategories } from '@rialto/contract/calls/parcels.ts';
import { listWhyChoose, readOtherBanners, readVideoContent } from '@rialto/contract/calls/promotions.ts';
import type { Category } from '@rialto/contract/shapes/category.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import type { Store } from '@rialto/contract/shapes/store.ts';
import { listLatestStores, listPopularStores } from '@rialto/contract/calls/stores.ts';
import type { StoreOnCard } from '../../../cards/stores/store-card.tsx';

/** The API calls of the home blocks, shared by server and browser (limits: specification 2, section 9). */
export const homeCalls = {
  banners: (call: Caller) => call(listBanners, {}),
  categories: async (call: Caller) => {
    return onCards(await call(listCategories, { query: { featured: 1, limit: 20 } }));
  },
  stores: async (call: Caller) => {
    const [{ stores }, besides] = await Promise.all([
      call(listPopularStores, { query: { type: 'all', limit: 12, offset: 1 } }),
      readBesides(call),
    ]);
    return { title: besides?.basic_section_nearby ?? null, stores: stores.map(onCard) };
  },
  featuredStores: async (call: Caller) => {
    const { stores } = await call(listPopularStores, { query: { type: 'all', featured: 1, limit: 20, offset: 1 } });
    return stores.filter(({ featured }) => featured === 1);
  },
  visitAgain: async (call: Caller) => {
    const visited = await call(listVisitAgain, {});
    if (visited.length > 0) return { isAgain: true, stores: visited };
    const { stores } = await call(listLatestStores, { query: { type: 'all', limit: 12, offset: 1 } });
    return { isAgain: false, stores };
  },
  specialOffers: async (call: Caller) =>
    (await call(listDiscountedItems, { query: { type: 'all', limit: 15, offset: 1 } })).products,
  nearby: async (call: Caller) => {
    const [{ products }, sale] = await Promise.all([
      call(listPopularItems, { query: { type: 'all', limit: 15, offset: 1 } }),
      runningSale(call),
    ]);
    return { items: products, sale };
  },
  campaigns: (call: Caller) => call(listItemCampaigns, {}),
  bestReviewed: async (call: Caller) => {
    const [{ products }, besides] = await Promise.all([
      call(listMostReviewedItems, { query: { type: 'all', limit: 20, offset: 1 } }),
      readBesides(call),
    ]);
    return { items: products, picture: besides?.best_reviewed_section_banner_full_url ?? null };
  },
  promotional: async (call: Caller) => (await readBesides(call))?.promotional_banner_url ?? null,
  bottom: async (call: Caller) => (await readBesides(call))?.bottom_section_banner_full_url ?? null,
  newArrivals: async (call: Caller) => {
    const [{ products }, besides] = await Promise.all([
      call(listNewArrivals, { query: { type: 'all', limit: 10, offset: 1 } }),
      readBesides(call),
    ]);
    return { items: products, picture: besides?.new_arrival_section_banner_full_url ?? null };
  },
  recommended: async (call: Caller) =>
    (await call(listRecommendedItems, { query: { filter: 'all', limit: 15, offset: 1 } })).products,
  conditions: async (call: Caller) => {
    const conditions = await call(listConditions, {});
    const [first] = conditions;
    return { conditions, first: first ? await conditionItems(call, first.id) : null };
  },
  brands: (call: Caller) => call(listBrands, {}),
  coupons: (call: Caller) => call(listCoupons, {}),
  cashback: (call: Caller) => call(listCashback, {}),
  parcelCategories: (call: Caller) => call(listParcelCategories, {}),
  whyChoose: async (call: Caller) => (await call(listWhyChoose, {})).banners,
  explanation: (call: Caller) => call(readVideoContent, {}),
};

export type HomeCall = keyof typeof homeCalls;
export type HomeAnswer<Name extends HomeCall> = Awaited<ReturnType<(typeof homeCalls)[Name]>>;

/** Instead of an answer that could not be loaded. */
export type LoadFailure = 'failed';

/** A value, a promise streamed by the server, a failure, or nothing, in which case the block loads it itself. */
export type HomeAnswers = {
  [Name in HomeCall]?: HomeAnswer<Name> | LoadFailure | Promise<HomeAnswer<Name> | undefined> | undefined;
};

export function conditionItems(call: Caller, id: number) {
  return call(listConditionItems, { params: { id }, query: { limit: 20, offset: 1 } });
}

/** The running flash sale or null; a failure does not fail the block it belongs to. */
async function runningSale(call: Caller) {
  const answer = await call(listFlashSales, { query: { limit: 2, offset: 1 } }).catch(() => null);
  if (!answer?.id || !answer.end_date || answer.active_products.length === 0) return null;
  const title = answer.flash_sales.find(({ id }) => id === answer.id)?.title ?? '';
  const { id, end_date, active_products } = answer;
  return { id, title, endsAt: Date.parse(end_date), askedAt: Date.now(), entries: active_products };
}

/** Pictures and texts beside blocks, which also work without them. */
function readBesides(call: Caller) {
  return call(readOtherBanners, {}).catch(() => null);
}

/** Drops fields that no card shows. The same response gives the same object, so that its markup stays cached. */
const onCards = oncePer((categories: readonly Category[]) =>
  categories.map(({ id, name, image_full_url, items_count }) => ({ id, name, image_full_url, items_count })),
);

function oncePer<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    const to = made.get(from) ?? make(from);
    made.set(from, to);
    return to;
  };
}

/** Drops fields that no card shows; they would be a third of the stores' page data. */
function onCard(store: Store): StoreOnCard {
  const { latitude, longitude, rating_count, active, veg, non_veg, prescription_order, created_at, ...shown } = store;
  return shown;
}

export type BlockProps = { module: Module; given: HomeAnswers };
