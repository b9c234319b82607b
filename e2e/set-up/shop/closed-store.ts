import { expect, type APIRequestContext } from '@playwright/test';
import { shopNow } from '../shop-time.ts';
import { staffHeaders } from '../staff.ts';

const CENTRE = { lat: 33, lng: 27 };
const FOOD = '1';

/**
 * A dish of a new store in the middle of the demo city that takes scheduled orders and opens in three days. At some hours
 * no other store that takes them is closed.
 */
export async function dishOfClosedStore(request: APIRequestContext): Promise<{ id: number; slug: string }> {
  const headers = await staffHeaders('owner');
  const add = async <T>(path: string, data: object) => {
    const answer = await request.post(`/api/v1/console/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const listed = await request.get('/api/v1/categories', { headers: { moduleid: FOOD, zoneid: '[2]' } });
  const [category] = (await listed.json()) as { id: number }[];
  const store = await add<{ id: number }>('stores', {
    ...{ module_id: Number(FOOD), point: CENTRE, schedule_order: true },
    ...{ name: { en: 'Two Days Off', ar: null }, address: { en: '1 Harbour Street', ar: null } },
    hours: [{ day: (shopNow().getUTCDay() + 3) % 7, opens: '09:00', closes: '21:00' }],
  });
  const dish = { store_id: store.id, category_id: category?.id, name: { en: 'Slow stew', ar: null }, price: 12 };
  return add('items', dish);
}
