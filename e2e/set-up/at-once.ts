import type { APIRequestContext } from '@playwright/test';
import { noonOfTomorrow, type Quote } from './checkout.ts';
import type { Customer } from './customer.ts';

/** What the stories read of something that goes to the checkout without the cart. */
export type Offered = {
  id: number;
  slug: string;
  name: string;
  store_name: string;
  price: number;
  final_price: number;
  has_options: number;
  available_now: number;
  open: number;
  schedule_order: number;
};
type Wish = { customer: Customer; moduleId: number; language: 'en' | 'ar' };

/** The wall of a home shows so many. */
const SHOWN = 9;

/** Something sold for a while only, and a time of tomorrow at which its store takes it. */
export async function aCampaign(request: APIRequestContext, wish: Wish) {
  const headers = headersOf(wish);
  const items = (await (await request.get('/api/v1/campaigns/item', { headers })).json()) as Offered[];
  return orderableTomorrow(request, wish, items.slice(0, SHOWN), 'ItemCampaign');
}

/** Something that cannot be had at once, but ahead. */
export async function somethingForLater(request: APIRequestContext, wish: Wish) {
  const headers = headersOf(wish);
  const isForLater = ({ available_now, open, schedule_order, has_options }: Offered) =>
    (available_now === 0 || open === 0) && schedule_order === 1 && has_options === 0;
  const found: Offered[] = [];
  for (let offset = 1; offset <= 4; offset += 1) {
    const answer = await request.get(`/api/v1/items/popular?limit=50&offset=${offset}`, { headers });
    found.push(...((await answer.json()) as { products: Offered[] }).products.filter(isForLater));
  }
  return orderableTomorrow(request, wish, found, 'Item');
}

async function orderableTomorrow(
  request: APIRequestContext,
  wish: Wish,
  items: Offered[],
  model: 'Item' | 'ItemCampaign',
): Promise<{ item: Offered; slot: string }> {
  const source = model === 'Item' ? 'buy_now' : 'campaign';
  for (const item of items) {
    const line = { model, item_id: item.id, quantity: 1 };
    const data = { source, line, order_type: 'delivery', latitude: 33, longitude: 27 };
    const ask = async (more: object) => {
      const options = { data: { ...data, ...more }, headers: headersOf(wish) };
      const answer = await request.post('/api/v1/customer/order/quote', options);
      return answer.ok() ? ((await answer.json()) as Quote) : null;
    };
    const quote = await ask({});
    const slot = quote && noonOfTomorrow(quote);
    const later = slot && (await ask({ schedule_at: slot }));
    if (later && later.problems.length === 0) return { item, slot };
  }
  throw new Error('The demo city has nothing like that for tomorrow');
}

function headersOf({ customer, moduleId, language }: Wish): Record<string, string> {
  return {
    zoneid: '[2]',
    moduleid: String(moduleId),
    latitude: '33.0',
    longitude: '27.0',
    'x-localization': language,
    authorization: `Bearer ${customer.token}`,
  };
}
