import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import type { Mover } from '@rialto/rules/order/status.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { openPayingShop, type PayingShop } from '../../../testing/paying-shop.ts';
import { changeOrderStatus } from './change-order-status.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.db)).toEqual([]));

const move = (orderId: number, to: OrderStatus, by: Mover) =>
  changeOrderStatus(shop.db, orderId, { to, by, now: shop.time.now });

test('T28 of many concurrent cancellations one succeeds, and the stock is returned once', async () => {
  const before = await shop.stockLeft();
  const orderId = await shop.order({ quantity: 3 });
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => move(orderId, 'canceled', 'customer')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await shop.stockLeft()).toBe(before);
  const steps = await shop.db`select status from order_steps where order_id = ${orderId} order by id`;
  expect(steps).toEqual([{ status: 'pending' }, { status: 'canceled' }]);
});

test('T28 cancel against confirm, 50 times: one of the two, never both', async () => {
  for (let round = 0; round < 50; round += 1) {
    const before = await shop.stockLeft();
    const orderId = await shop.order({ method: 'cash_on_delivery' });
    const results = await Promise.allSettled([
      move(orderId, 'canceled', 'customer'),
      move(orderId, 'confirmed', 'store'),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { status } = await shop.stateOf(orderId);
    expect(await shop.stockLeft()).toBe(status === 'canceled' ? before : before - 1);
    if (status === 'confirmed') await move(orderId, 'canceled', 'store');
  }
});
