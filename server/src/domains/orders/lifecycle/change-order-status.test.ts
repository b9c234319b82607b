import { orderStatuses, type OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { movers, moveRefusal, type Mover } from '@rialto/rules/order/status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RefusalError } from '../../../platform/refuse.ts';
import { openPayingShop, type PayingShop } from '../../../testing/paying-shop.ts';
import { changeOrderStatus } from './change-order-status.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

const move = (orderId: number, to: OrderStatus, by: Mover) =>
  changeOrderStatus(shop.db, orderId, { to, by, now: shop.time.now });
/** An order that a courier delivers. */
async function delivery(): Promise<number> {
  const orderId = await shop.order({ method: 'cash_on_delivery' });
  await shop.db`
    update orders set order_type = 'delivery', address = '{"address":"Here","lat":33.1,"lng":27.1}' where id = ${orderId}`;
  return orderId;
}
const logOf = async (orderId: number) =>
  (await shop.db<{ status: string }[]>`select status from order_steps where order_id = ${orderId} order by id`).map(
    ({ status }) => status,
  );

test.each(orderStatuses)('T33 from %s only the allowed steps succeed; a refused one changes nothing', async (from) => {
  const orderId = await delivery();
  for (const to of orderStatuses)
    for (const by of movers) {
      await shop.db`update orders set status = ${from} where id = ${orderId}`;
      await shop.db`delete from order_status_log where order_id = ${orderId}`;
      const refusal = moveRefusal({ from, to, by, type: 'delivery', isAwaitingPayment: false });
      const thrown = await move(orderId, to, by).then(
        () => null,
        (error: unknown) => error,
      );
      expect(thrown instanceof RefusalError ? thrown.refusal : thrown, `${to} ${by}`).toEqual(refusal);
      expect(await shop.stateOf(orderId)).toMatchObject({ status: refusal ? from : to });
      expect(await logOf(orderId)).toEqual(refusal ? ['pending'] : ['pending', to]);
    }
});

test('TRK-05 an order goes from placed to delivered, and each step is published once', async () => {
  const orderId = await delivery();
  const walk = [
    ['confirmed', 'store'],
    ['accepted', 'courier'],
    ['processing', 'store'],
    ['handover', 'store'],
    ['picked_up', 'courier'],
    ['delivered', 'courier'],
  ] as const;
  for (const [to, by] of walk) await move(orderId, to, by);
  expect(await logOf(orderId)).toEqual(['pending', ...walk.map(([to]) => to)]);
  const told = await shop.db<{ to: string }[]>`
    select payload ->> 'to' as to from outbox
    where topic = 'order.status_changed' and payload ->> 'orderId' = ${String(orderId)} order by id`;
  expect(told.map(({ to }) => to)).toEqual(walk.map(([to]) => to));
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'delivered', payment_status: 'paid' });
});

test('T33 a store cannot confirm an unpaid order', async () => {
  const orderId = await shop.order();
  await expect(move(orderId, 'confirmed', 'store')).rejects.toThrow('order_not_paid');
  await shop.postWebhook(await shop.begin(orderId));
  await move(orderId, 'confirmed', 'store');
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'confirmed' });
});

test('T114 the times in the log never decrease, even if a clock does', async () => {
  const orderId = await shop.order({ method: 'cash_on_delivery' });
  const earlier = new Date(shop.time.now.getTime() - 3_600_000);
  await changeOrderStatus(shop.db, orderId, { to: 'confirmed', by: 'store', now: earlier });
  const [row] = await shop.db`
    select bool_and(at >= before) as ok from (
      select at, lag(at, 1, at) over (order by id) as before from order_steps where order_id = ${orderId}
    ) steps`;
  expect(row).toEqual({ ok: true });
});

test('T33 an unknown order is not found', async () => {
  await expect(move(999_999_999, 'confirmed', 'operator')).rejects.toThrow('order_unknown');
});
