import type { APIRequestContext } from '@playwright/test';
import { slotsOfTomorrow, type Quote } from './checkout.ts';
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
  const found = await orderableTomorrow(request, wish, items.slice(0, SHOWN), 'ItemCampaign');
  if (!found) throw new Error('No campaign of the demo city can be ordered for tomorrow');
  return found;
}

/** Something that cannot be had at once, but ahead. */
export async function somethingForLater(request: APIRequestContext, wish: Wish) {
  const headers = headersOf(wish);
  const isForLater = ({ available_now, open, schedule_order, has_options }: Offered) =>
    (available_now === 0 || open === 0) && schedule_order === 1 && has_options === 0;
  // At some hours little is closed, and of that little a single one may be less than its store delivers.
  for (let offset = 1; offset <= 20; offset += 1) {
    const answer = await request.get(`/api/v1/items/popular?limit=50&offset=${offset}`, { headers });
    const { products } = (await answer.json()) as { products: Offered[] };
    const found = await orderableTomorrow(request, wish, products.filter(isForLater), 'Item');
    if (found) return found;
  }
  throw new Error('The demo city has nothing like that for tomorrow');
}

async function orderableTomorrow(
  request: APIRequestContext,
  wish: Wish,
  items: Offered[],
  model: 'Item' | 'ItemCampaign',
): Promise<{ item: Offered; slot: string } | null> {
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
    const slots = quote ? slotsOfTomorrow(quote) : [];
    // What is over for today may be sold in the morning only, and what has not begun in the evening.
    for (const share of [1 / 2, 1 / 8, 7 / 8]) {
      const slot = slots[Math.floor(slots.length * share)];
      const later = slot && (await ask({ schedule_at: slot }));
      if (later && later.problems.length === 0) return { item, slot };
    }
  }
  return null;
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
