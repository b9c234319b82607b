import { inTransaction } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayingShop, type PayingShop } from '../testing/paying-shop.ts';
import { findBreaches } from './find-breaches.ts';

let shop: PayingShop;
let names: [id: string, name: string][];
beforeAll(async () => {
  shop = await openPayingShop();
  const [paid, canceled, differing] = [await shop.order(), await shop.order(), await shop.order()];
  await shop.postWebhook(await shop.begin(paid));
  await shop.postWebhook(await shop.begin(canceled));
  await shop.post('/customer/order/cancel', { order_id: canceled, guest_id: shop.guest.guestId, reason: 'Mistake' });
  await shop.postWebhook(await shop.begin(differing), { amountMinor: 5000 });
  const payments = await shop.db<{ id: string; order: number }[]>`select id, order_id as "order" from payments`;
  const orders = new Map(
    [paid, canceled, differing].map((id, at) => [id, ['PAID', 'CANCELLED', 'DIFFERING'][at] ?? '']),
  );
  names = [
    ...payments.map(({ id, order }): [string, string] => [id, `of ${orders.get(order)}`]),
    ...[...orders].map(([id, name]): [string, string] => [String(id), name]),
  ];
});
afterAll(() => shop.close());

class Undone extends Error {}

async function foundWith(plant: string): Promise<string[]> {
  let found: string[] = [];
  await inTransaction(shop.db, async (tx) => {
    await tx.script(plant);
    found = (await findBreaches(tx))
      .filter(({ number }) => number === 4)
      .map(({ what }) => names.reduce((text, [id, name]) => text.replaceAll(id, name), what));
    throw new Undone();
  }).catch((thrown: unknown) => {
    if (!(thrown instanceof Undone)) throw thrown;
  });
  return found;
}

test('PAY-04 a shop with kept, refundable and surplus money has no violations', async () => {
  expect(await findBreaches(shop.db)).toEqual([]);
});

test.each([
  [
    'a paid order whose payment is gone',
    `update payments set status = 'failed' where status = 'paid'`,
    'order PAID is paid by 0 payments',
  ],
  [
    'money of another amount',
    `update payments set amount_minor = 999 where status = 'paid'`,
    'order PAID is paid by 0 payments',
  ],
  [
    'a cancelled order that keeps its money',
    `delete from refunds where reason = 'order_undone';
     update payments set status = 'paid' where order_id in (select id from orders where status = 'canceled')`,
    'order CANCELLED is over and keeps its money',
  ],
  [
    'money with an order that is not paid',
    `update orders set payment_status = 'unpaid' where status = 'pending'`,
    'order PAID is not paid and keeps money',
  ],
  [
    'surplus that nobody owes back',
    `delete from refunds where reason = 'amount_differs'`,
    'payment of DIFFERING is surplus, and its refund does not fit',
  ],
  [
    'more going back than came',
    `update refunds set amount_minor = 1001 where reason = 'order_undone'`,
    'payment of CANCELLED is surplus, and its refund does not fit',
  ],
])('PAY-04 %s is found, and the sentence says where', async (_what, plant, says) => {
  expect(await foundWith(plant)).toEqual([says]);
});
