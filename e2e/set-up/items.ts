import type { APIRequestContext, Page } from '@playwright/test';

/** The fields that stories read of an item, as the API returns it. */
export type ItemDetail = {
  id: number;
  slug: string;
  name: string;
  description: string;
  price: number;
  final_price: number;
  discount: number;
  discount_type: 'percent' | 'amount';
  unit_type: string | null;
  stock: number | null;
  maximum_cart_quantity: number | null;
  available_time_starts: string | null;
  available_time_ends: string | null;
  available_now: number;
  available_date_starts: string | null;
  available_date_ends: string | null;
  schedule_order: number;
  open: number;
  veg: number | null;
  halal_tag_status: number;
  is_halal: number;
  avg_rating: number | null;
  rating_count: number;
  module_type: string;
  store_name: string;
  store_slug: string;
  has_options: number;
  images_full_url: string[];
  variations: { type: string; label: string; price: number; stock: number }[];
  choice_options: { name: string; title: string; options: string[] }[];
  food_variations: {
    name: string;
    type: 'single' | 'multi';
    min: number;
    max: number;
    required: 'on' | 'off';
    values: { label: string; optionPrice: number }[];
  }[];
  add_ons: { id: number; store_id: number; name: string; price: number }[];
};

const zone = { zoneid: '[2]', latitude: '33.0', longitude: '27.0' };
const PAGE = 50;
const MOST_PAGES = 8;

/** An item of the demo city that matches the condition of a story. */
export async function findItem(
  request: APIRequestContext,
  moduleId: number,
  matches: (item: ItemDetail) => boolean = () => true,
): Promise<ItemDetail> {
  for (let offset = 1; offset <= MOST_PAGES; offset += 1) {
    const headers = { ...zone, moduleid: String(moduleId) };
    const list = await request.get(`/api/v1/items/popular?limit=${PAGE}&offset=${offset}`, { headers });
    const { products } = (await list.json()) as { products: { slug: string }[] };
    for (const { slug } of products) {
      const answer = await request.get(`/api/v1/items/details/${slug}`, { headers });
      const item = (await answer.json()) as ItemDetail;
      if (matches(item)) return item;
    }
  }
  throw new Error(`The demo city has no such item in module ${moduleId}`);
}

/** An item by its id. */
export async function detailsOf(request: APIRequestContext, id: number, moduleId = 1): Promise<ItemDetail> {
  const headers = { ...zone, moduleid: String(moduleId) };
  return (await (await request.get(`/api/v1/items/details/${id}`, { headers })).json()) as ItemDetail;
}

/** An item of a store that matches the condition of a story. */
export async function findItemOf(
  request: APIRequestContext,
  storeId: number,
  matches: (item: ItemDetail) => boolean,
): Promise<ItemDetail> {
  const answer = await request.get(`/api/v1/items?store_id=${storeId}&limit=50&offset=1`, {
    headers: { ...zone, moduleid: '1' },
  });
  const found = ((await answer.json()) as { products: ItemDetail[] }).products.find(matches);
  if (!found) throw new Error(`Store ${storeId} has no such item`);
  return found;
}

/** A dish with round numbers that are easy to check. All other fields come from the real item. */
const dish: Partial<ItemDetail> = {
  name: 'Story plate',
  description: 'Short and to the point.',
  price: 10,
  final_price: 9,
  discount: 10,
  discount_type: 'percent',
  stock: null,
  maximum_cart_quantity: null,
  available_time_starts: null,
  available_time_ends: null,
  available_now: 1,
  schedule_order: 0,
  open: 1,
  veg: 1,
  halal_tag_status: 1,
  is_halal: 1,
  avg_rating: 4.5,
  rating_count: 12,
  variations: [],
  choice_options: [],
  food_variations: [],
  add_ons: [],
};

/** The browser gets this item for any item details it requests; server-rendered pages stay the same. */
export async function serveItem(page: Page, real: ItemDetail, over: Partial<ItemDetail> = {}): Promise<void> {
  const item = { ...real, ...dish, ...over };
  await page.route(/\/api\/v1\/(items\/details|campaigns\/item)\//, (route) => route.fulfill({ json: item }));
}

const bread = {
  name: 'Bread',
  type: 'single' as const,
  min: 1,
  max: 1,
  required: 'on' as const,
  values: [
    { label: 'Saj', optionPrice: 0 },
    { label: 'Brown', optionPrice: 1.5 },
  ],
};
const sauces = {
  name: 'Sauces',
  type: 'multi' as const,
  min: 2,
  max: 3,
  required: 'off' as const,
  values: ['Garlic', 'Tahini', 'Chilli', 'Lemon'].map((label) => ({ label, optionPrice: 0.25 })),
};
export const groups = { bread, sauces };
