import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrderingShop, codeOf, type Buyer, type OrderingShop } from '../../testing/ordering-shop.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
});
afterAll(() => shop.close());

test('smoke', async () => {
  const buyer: Buyer = await shop.guest();
  const answer = await shop.add(buyer, { item_id: 1 });
  console.log(answer.statusCode, answer.body);
  const placed = await shop.order(buyer);
  console.log(placed.statusCode, placed.body);
  expect(codeOf(placed)).toBe('ok');
});
