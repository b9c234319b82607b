import type { APIRequestContext } from '@playwright/test';
import { slotsOfTomorrow, type Quote } from './checkout.ts';
import type { Customer } from './customer.ts';

/** The fields that stories read of an item that is bought without the cart. */
export type BuyNowItem = {
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
type ShopperScope = { customer: Customer; moduleId: number; language: 'en' | 'ar' };

/** The number of campaign items on a home page. */
const SHOWN = 9;

/** A campaign item, and a time tomorrow at which its store delivers it. */
export async function campaignItem(request: APIRequestContext, scope: ShopperScope) {
  const headers = headersOf(scope);
  const items = (await (await request.get('/api/v1/campaigns/item', { headers })).json()) as BuyNowItem[];
  const found = await orderableTomorrow(request, scope, items.slice(0, SHOWN), 'ItemCampaign');
  if (!found) throw new Error('No campaign of the demo city can be ordered for tomorrow');
  return found;
}

/** An item that is not available now but can be scheduled. */
export async function schedulableItem(request: APIRequestContext, scope: ShopperScope) {
  const headers = headersOf(scope);
  const isForLater = ({ available_now, open, schedule_order, has_options }: BuyNowItem) =>
    (available_now === 0 || open === 0) && schedule_order === 1 && has_options === 0;
  // At some hours few items are closed, and one unit of them may be below the store's minimum.
  for (let offset = 1; offset <= 20; offset += 1) {
    const answer = await request.get(`/api/v1/items/popular?limit=50&offset=${offset}`, { headers });
    const { products } = (await answer.json()) as { products: BuyNowItem[] };
    const found = await orderableTomorrow(request, scope, products.filter(isForLater), 'Item');
    if (found) return found;
  }
  throw new Error('The demo city has no such item for tomorrow');
}

async function orderableTomorrow(
  request: APIRequestContext,
  scope: ShopperScope,
  items: BuyNowItem[],
  model: 'Item' | 'ItemCampaign',
): Promise<{ item: BuyNowItem; slot: string } | null> {
  const source = model === 'Item' ? 'buy_now' : 'campaign';
  for (const item of items) {
    const line = { model, item_id: item.id, quantity: 1 };
    const data = { source, line, order_type: 'delivery', latitude: 33, longitude: 27 };
    const ask = async (more: object) => {
      const options = { data: { ...data, ...more }, headers: headersOf(scope) };
      const answer = await request.post('/api/v1/customer/order/quote', options);
      return answer.ok() ? ((await answer.json()) as Quote) : null;
    };
    const quote = await ask({});
    const slots = quote ? slotsOfTomorrow(quote) : [];
    // An item that is over for today may be sold only in the morning, one that has not begun only in the evening.
    for (const share of [1 / 2, 1 / 8, 7 / 8]) {
      const slot = slots[Math.floor(slots.length * share)];
      const later = slot && (await ask({ schedule_at: slot }));
      if (later && later.problems.length === 0) return { item, slot };
    }
  }
  return null;
}

function headersOf({ customer, moduleId, language }: ShopperScope): Record<string, string> {
  return {
    zoneid: '[2]',
    moduleid: String(moduleId),
    latitude: '33.0',
    longitude: '27.0',
    'x-localization': language,
    authorization: `Bearer ${customer.token}`,
  };
}
