import type { APIRequestContext } from '@playwright/test';
import type { ItemDetail } from '../items.ts';

const headers = { zoneid: '[2]', latitude: '33.0', longitude: '27.0', moduleid: '1' };

type Group = ItemDetail['food_variations'][number];
export type DishWithChoice = { item: ItemDetail; option: string };

/** A dish with one required choice that a store on the first home page delivers now, alone above its minimum. */
export async function dishWithChoice(request: APIRequestContext): Promise<DishWithChoice> {
  const guest = (await (await request.post('/api/v1/auth/guest/request', { data: {} })).json()) as object;
  const get = async <T>(path: string) => (await (await request.get(`/api/v1${path}`, { headers })).json()) as T;
  const { stores } = await get<{ stores: { slug: string; open: number }[] }>(
    '/stores/get-stores/all?limit=12&offset=1',
  );
  const near = new Set(stores.filter(({ open }) => open === 1).map(({ slug }) => slug));
  for (let offset = 1; offset <= 6; offset += 1) {
    const { products } = await get<{ products: ItemDetail[] }>(`/items/popular?limit=50&offset=${offset}`);
    for (const { slug } of products.filter((each) => each.has_options === 1 && near.has(each.store_slug))) {
      const item = await get<ItemDetail>(`/items/details/${slug}`);
      const group = onlyRequired(item);
      if (!group || item.available_now !== 1) continue;
      const option = group.values[0]?.label ?? '';
      const line = { item_id: item.id, quantity: 1, variation: [{ name: group.name, values: { label: [option] } }] };
      const data = { ...guest, source: 'buy_now', line, order_type: 'delivery', latitude: 33, longitude: 27 };
      const answer = await request.post('/api/v1/customer/order/quote', { data, headers });
      if (answer.ok() && ((await answer.json()) as { problems: object[] }).problems.length === 0)
        return { item, option };
    }
  }
  throw new Error('No dish of the demo city can be ordered like that');
}

function onlyRequired({ food_variations: groups }: ItemDetail): Group | null {
  const required = groups.filter((group) => group.required === 'on');
  return required.length === 1 && required[0]?.type === 'single' ? required[0] : null;
}
