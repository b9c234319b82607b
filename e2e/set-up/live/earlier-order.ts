import type { APIRequestContext } from '@playwright/test';
import { hireCrew } from '../crew.ts';
import { newCustomer } from '../customer.ts';
import { findItemOf, type ItemDetail } from '../items.ts';
import { placeOrder } from '../orders.ts';
import { aStore, isHere, type Store } from '../stores.ts';

/** Few enough that one more opinion changes the average that pages show. */
const MOST_RATINGS = 25;

/** A courier who has delivered a dish to somebody else, who rated dish, store and courier with five stars. */
export async function ratedOnceBefore(request: APIRequestContext) {
  const store = await aStore(request, (each) => isHere(each) && each.rating_count < MOST_RATINGS);
  const dish = await findItemOf(request, store.id, (item) => isPlainFor(store, item));
  const other = { ...(await newCustomer(request)), kind: 'customer' as const };
  const { order_id } = await placeOrder(request, other, { wanted: { item: dish, quantity: 1 } });
  const crew = await hireCrew(request);
  await crew.untilPickedUp(order_id);
  await crew.take(order_id, 'deliver', { code: await crew.codeOf(order_id) });
  const headers = { authorization: `Bearer ${other.token}` };
  const rate = async (path: string, more: object = {}) => {
    const answer = await request.post(`/api/v1${path}`, { headers, data: { order_id, rating: 5, ...more } });
    if (!answer.ok()) throw new Error(`The rating was refused: ${await answer.text()}`);
  };
  await rate('/items/reviews/submit', { item_id: dish.id });
  await rate('/stores/reviews/submit');
  await rate('/delivery-man/reviews/submit');
  return { crew, dish, store };
}

function isPlainFor({ minimum_order }: Store, item: ItemDetail): boolean {
  return item.has_options === 0 && item.available_now === 1 && item.final_price >= minimum_order;
}
