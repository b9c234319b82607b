import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPayingShop, type PayingShop } from '../../../testing/paying-shop.ts';
import { addItem } from '../../../testing/small-catalogue.ts';
import { changeOrderStatus } from './change-order-status.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

const counts = async () => {
  const items = await shop.db<{ id: number; count: number }[]>`
    select id, order_count as count from items order by id`;
  const stores = await shop.db<{ count: number }[]>`select order_count as count from stores where id = 1`;
  return { items: Object.fromEntries(items.map(({ id, count }) => [id, count])), store: stores[0]?.count ?? -1 };
};
/** Waits until the relay has delivered all events. */
const eventsDelivered = () =>
  vi.waitFor(async () => expect(await shop.db`select from outbox where delivered_at is null`).toHaveLength(0), 15_000);
const walk = async (orderId: number, ...steps: ('confirmed' | 'processing' | 'handover' | 'delivered')[]) => {
  for (const to of steps) await changeOrderStatus(shop.db, orderId, { to, by: 'operator', now: shop.time.now });
};

test('a delivered order counts once for the popularity of its store and items', async () => {
  await addItem(shop.db, { id: 3, store: 1, priceMinor: 500, stock: 10 });
  const before = await counts();
  const orderId = await shop.order({ method: 'cash_on_delivery', quantity: 4 });
  // The same item in another size, and a campaign item, which has no order count.
  for (const [line, model, itemId] of [
    [2, 'Item', 1],
    [3, 'Item', 3],
    [4, 'ItemCampaign', 2],
  ] as const)
    await shop.db`
      insert into order_lines (order_id, line_no, model, item_id, name_en, selection, chosen, add_ons, quantity,
        unit_minor, add_ons_minor, discount_minor, discount_kind, total_minor)
      values (${orderId}, ${line}, ${model}, ${itemId}, 'Item', '{}', '[]', '[]', 1, 0, 0, 0, 'none', 0)`;
  await walk(orderId, 'confirmed', 'processing', 'handover');
  await eventsDelivered();
  expect(await counts()).toEqual(before);

  await walk(orderId, 'delivered');
  await eventsDelivered();
  const { items, store } = await counts();
  expect(store).toBe(before.store + 1);
  expect(items).toEqual({ ...before.items, 1: (before.items[1] ?? 0) + 1, 3: (before.items[3] ?? 0) + 1 });
});

test('a cancelled order does not count for popularity', async () => {
  const before = await counts();
  const orderId = await shop.order({ method: 'cash_on_delivery' });
  await changeOrderStatus(shop.db, orderId, { to: 'canceled', by: 'customer', now: shop.time.now });
  await eventsDelivered();
  expect(await counts()).toEqual(before);
});
