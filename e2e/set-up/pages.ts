import type { APIRequestContext, Page } from '@playwright/test';
import { storeLocation } from './checkout.ts';
import { newCustomer, signInOn } from './customer.ts';
import { findItem } from './items.ts';
import { newGuest } from './orders.ts';
import { parcelCategoryId, storeParcelDraft } from './parcels/parcel-draft.ts';
import { placeParcel } from './parcels/place-parcel.ts';
import { aStore } from './stores.ts';

/** A page with the module it belongs to. */
export type ShopPage = {
  /** Checked in every run; all others only in the long run. */
  isMain?: true;
  name: string;
  moduleId: number;
  path: string | ((request: APIRequestContext, page: Page) => Promise<string>);
  /** For a page that shows more after a touch, or whose stream keeps the network busy. */
  arrive?: (page: Page) => Promise<void>;
};

const zone = { zoneid: '[2]', latitude: '33.0', longitude: '27.0' };

async function firstId(request: APIRequestContext, path: string, moduleId: number): Promise<number> {
  const answer = await request.get(`/api/v1/${path}`, { headers: { ...zone, moduleid: String(moduleId) } });
  const found = (await answer.json()) as { id: number } | { id: number }[];
  return (Array.isArray(found) ? found[0]?.id : found.id) ?? 0;
}

const closedStore = async (request: APIRequestContext) => (await aStore(request, ({ open }) => open === 0)).slug;
const manySided = async (request: APIRequestContext) =>
  (await findItem(request, 4, ({ choice_options }) => choice_options.length > 1)).slug;

/** One page of every kind. */
export const knownPages: ShopPage[] = [
  { name: 'the front page', moduleId: 1, path: '/' },
  { name: 'the home of food', isMain: true, moduleId: 1, path: '/home' },
  { name: 'the home of groceries', moduleId: 2, path: '/home' },
  { name: 'the home of the pharmacy', moduleId: 3, path: '/home' },
  { name: 'the home of shopping', moduleId: 4, path: '/home' },
  { name: 'the home of parcels', moduleId: 5, path: '/home' },
  { name: 'the form of a parcel', moduleId: 5, path: '/parcel-delivery-info' },
  { name: 'the places without a map', moduleId: 1, path: '/locate?q=har' },
  { name: 'a text page', moduleId: 1, path: '/about-us' },
  { name: 'help', moduleId: 1, path: '/help-and-support' },
  { name: 'sign-in', moduleId: 1, path: '/auth/sign-in' },
  { name: 'the way to an order', moduleId: 1, path: '/track-order' },
  { name: 'settings', moduleId: 1, path: '/settings' },
  { name: 'coupons', moduleId: 1, path: '/coupons' },
  { name: 'a page that is not there', moduleId: 1, path: '/nowhere/at-all' },
  { name: 'results', moduleId: 1, path: '/home?search=shawarma&data_type=searched&filter=top_rated' },
  { name: 'results in a list', moduleId: 1, path: '/home?data_type=new&list_type=store&view=list' },
  { name: 'no results', moduleId: 1, path: '/home?search=zzqqxxw&data_type=searched' },
  { name: 'categories', moduleId: 1, path: '/categories' },
  { name: 'a category', moduleId: 1, path: '/category/shawarma' },
  { name: 'brands', moduleId: 4, path: '/all-brands' },
  {
    name: 'a flash sale',
    moduleId: 4,
    path: async (request) => `/flash-sales?id=${await firstId(request, 'flash-sales', 4)}`,
  },
  {
    name: 'a campaign',
    moduleId: 1,
    path: async (request) => `/campaigns/${await firstId(request, 'campaigns/basic', 1)}`,
  },
  { name: 'a campaign that is over', moduleId: 1, path: '/campaigns/no-such-campaign' },
  { name: 'stores', moduleId: 1, path: '/store/popular?type=delivery&open=1' },
  { name: 'a store', isMain: true, moduleId: 1, path: async (request) => `/store/${await closedStore(request)}` },
  { name: 'reviews of a store', moduleId: 1, path: async (request) => `/store/${await closedStore(request)}/reviews` },
  {
    name: 'the hours of a store',
    moduleId: 1,
    path: async (request) => `/store/${await closedStore(request)}/information`,
  },
  {
    name: 'a store without what is looked for',
    moduleId: 1,
    path: async (request) => `/store/${await closedStore(request)}?search=zzz`,
  },
  { name: 'an item', moduleId: 4, path: async (request) => `/product/${await manySided(request)}` },
  {
    name: 'a dish in its dialog',
    moduleId: 1,
    path: async (request) =>
      `/categories?item=${(await findItem(request, 1, ({ has_options }) => has_options === 1)).slug}`,
  },
  {
    name: 'the form of a parcel with a price',
    moduleId: 5,
    path: async (_, page) => {
      await storeParcelDraft(page, { categoryId: await parcelCategoryId(page, 'Boxes'), weight: 5 });
      await storeLocation(page);
      return '/parcel-delivery-info';
    },
    arrive: async (page) => {
      await page.locator('#checkout-receiver input').first().focus();
      await page.locator('#checkout-tip').waitFor();
      await page.locator('#checkout-bill dl dl').waitFor();
    },
  },
  {
    name: 'the page of a receiver who pays',
    moduleId: 5,
    path: async (request) =>
      (await placeParcel(request, await newGuest(request), { category: 'Documents', payer: 'receiver' })).link,
    arrive: (page) => page.locator('main h1').waitFor(),
  },
  {
    name: 'the order of a parcel',
    moduleId: 5,
    path: async (request, page) => {
      const customer = await newCustomer(request);
      const { orderId } = await placeParcel(request, { ...customer, kind: 'customer' }, { category: 'Electronics' });
      await signInOn(page, customer);
      return `/my-orders/${orderId}`;
    },
    arrive: (page) => page.locator('main .map-line').first().waitFor({ state: 'attached' }),
  },
];
