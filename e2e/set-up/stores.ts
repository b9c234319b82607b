import type { APIRequestContext } from '@playwright/test';

/** The middle of the demo city, in the food module. */
export const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
export const headers = { zoneid: '[1,2,3,4,5,6]', moduleid: '1', latitude: '33', longitude: '27' };

export type Store = {
  id: number;
  slug: string;
  name: string;
  zone_id: number;
  open: number;
  avg_rating: number | null;
  rating_count: number;
  minimum_order: number;
  delivers_here: number;
  delivery_charge: number;
  delivery_minutes: { min: number; max: number };
  discount: { discount: number } | null;
  schedule_order: number;
  veg: number;
  non_veg: number;
};
export type Detail = Store & { opens_at: string; timezone: string; categories: { name: string; slug: string }[] };

/** A store of the demo city that matches the condition of a story. */
export async function aStore(request: APIRequestContext, matches: (store: Store) => boolean): Promise<Store> {
  for (let page = 1; page <= 4; page += 1) {
    const answer = await request.get(`/api/v1/stores/get-stores/all?limit=50&offset=${page}`, { headers });
    const { stores } = (await answer.json()) as { stores: Store[] };
    const found = stores.find(matches);
    if (found) return found;
  }
  throw new Error('No store of the demo city matches');
}

export async function details(request: APIRequestContext, slug: string, language: 'en' | 'ar' = 'en'): Promise<Detail> {
  const given = { headers: { ...headers, 'x-localization': language } };
  return (await (await request.get(`/api/v1/stores/details/${slug}`, given)).json()) as Detail;
}

export const isHere = (store: Store) => store.open === 1 && store.delivers_here === 1;
