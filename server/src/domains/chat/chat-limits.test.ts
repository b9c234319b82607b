import { afterAll, beforeAll, expect, test } from 'vitest';
import { ofShop, openChatShop, type ChatShop } from '../../testing/crew/chat-shop.ts';
import { MINUTE_MS } from '../../testing/time.ts';

let shop: ChatShop;
beforeAll(async () => {
  shop = await openChatShop({ hasRequestLimits: true });
});
afterAll(() => shop.close());

test('T101 a customer sends at most 30 messages a minute', async () => {
  const me = await shop.newCustomer();
  const send = async () => (await shop.send(me.headers, { ...ofShop, message: 'x' })).statusCode;
  const statuses = [];
  for (let count = 0; count < 31; count++) statuses.push(await send());
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  shop.time.pass(MINUTE_MS);
  expect(await send()).toBe(200);
});
