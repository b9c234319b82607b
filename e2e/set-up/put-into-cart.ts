import { expect, type APIRequestContext } from '@playwright/test';
import type { Customer } from './customer.ts';
import { findItem, type ItemDetail } from './items.ts';

const headers = { zoneid: '[2]', moduleid: '1', latitude: '33.0', longitude: '27.0' };

/** A dish that can be added without options. */
export const plainDish = (request: APIRequestContext, matches: (item: ItemDetail) => boolean = () => true) =>
  findItem(
    request,
    1,
    (item) => item.has_options === 0 && item.available_now === 1 && item.open === 1 && matches(item),
  );

export async function putIntoCart(request: APIRequestContext, item: ItemDetail, owner: Owner): Promise<void> {
  const whose = 'token' in owner ? { authorization: `Bearer ${owner.token}` } : {};
  const guest = 'guest_id' in owner ? owner : {};
  const answer = await request.post('/api/v1/customer/cart/add', {
    headers: { ...headers, ...whose },
    data: { model: 'Item', item_id: item.id, quantity: 1, ...guest },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
type Owner = Pick<Customer, 'token'> | { guest_id: string };
