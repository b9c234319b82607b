import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayingShop, type PayingShop } from '../../testing/paying-shop.ts';
import { STOCK } from '../../testing/small-orders.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { expireUnpaidOrders } from './expire-unpaid-orders.ts';

const ROUNDS = 50;

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

const cancel = (orderId: number) =>
  changeOrderStatus(shop.db, orderId, { to: 'canceled', by: 'customer', now: shop.time.now }).then(
    () => true,
    (error: unknown) => {
      expect(String(error)).toContain('order_step_refused');
      return false;
    },
  );
const toCash = async (orderId: number) => {
  const body = { order_id: orderId, guest_id: shop.guest.guestId, _method: 'put' };
  const { statusCode } = await shop.post('/customer/order/payment-method', body);
  expect([200, 409]).toContain(statusCode);
  return statusCode === 200;
};
const afterHold = () => new Date(shop.time.now.getTime() + 900_000);

type End = { order: string; method: string; paid: string; money: string; stock: number };

/** How an order ended, in one line of facts that belong together. */
async function endOf(orderId: number, before: number): Promise<End> {
  const { status, payment_method: method, payment_status: paid } = await shop.stateOf(orderId);
  const money = (await shop.moneyOf(orderId)).map(({ status: of, reason }) => `${of} ${reason ?? ''}`.trim()).join();
  return { order: status, method, paid, money, stock: (await shop.stockLeft()) - before };
}

/** Lets the acts run at once, round after round, and puts each order's goods back for the next one. */
async function race(acts: (orderId: number, paymentId: string) => Promise<unknown>[]): Promise<End[]> {
  const ends: End[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await shop.stockLeft();
    const orderId = await shop.order();
    const paymentId = await shop.begin(orderId);
    await Promise.all(acts(orderId, paymentId));
    ends.push(await endOf(orderId, before));
    await changeOrderStatus(shop.db, orderId, { to: 'canceled', by: 'operator', now: shop.time.now }).catch(() => null);
  }
  return ends;
}

const canceledThenPaid = { order: 'canceled', paid: 'unpaid', money: 'surplus order_undone', stock: 0 };
const paidThenCanceled = { order: 'canceled', paid: 'paid', money: 'surplus order_undone', stock: 0 };

test('T28 T40 cancel against payment, 50 times: the order is off, its stock back, its money owed once', async () => {
  const ends = await race((orderId, paymentId) => [cancel(orderId), shop.tell(paymentId)]);
  for (const end of ends) expect([canceledThenPaid, paidThenCanceled]).toContainEqual({ ...end, method: undefined });
});

test('T28 PAY-04 payment against the switch to cash, 50 times: paid by one of the two, never by both', async () => {
  const ends = await race((orderId, paymentId) => [toCash(orderId), shop.tell(paymentId)]);
  for (const end of ends)
    expect([
      { order: 'pending', method: 'digital_payment', paid: 'paid', money: 'paid', stock: -1 },
      { order: 'pending', method: 'cash_on_delivery', paid: 'unpaid', money: 'surplus paid_otherwise', stock: -1 },
    ]).toContainEqual(end);
});

test('T28 cancel against the switch to cash, 50 times: cancelled in the end, and nothing is held', async () => {
  const ends = await race((orderId) => [cancel(orderId), toCash(orderId)]);
  for (const end of ends) expect(end).toMatchObject({ order: 'canceled', paid: 'unpaid', money: 'failed', stock: 0 });
});

test('T28 T40 all three at once, 50 times: no money is lost and no stock is held', async () => {
  const ends = await race((orderId, paymentId) => [
    shop.tell(paymentId),
    cancel(orderId),
    toCash(orderId),
    shop.tell(paymentId),
  ]);
  for (const end of ends) {
    expect(end).toMatchObject({ order: 'canceled', stock: 0 });
    expect(end.money).toMatch(/^surplus (order_undone|paid_otherwise)$/);
  }
});

test('T39 T40 the clock against payment, 50 times: paid and kept, or over and owed back', async () => {
  const ends = await race((orderId, paymentId) => [
    expireUnpaidOrders(shop.db, afterHold()),
    shop.tell(paymentId),
    expireUnpaidOrders(shop.db, afterHold()),
  ]);
  for (const end of ends)
    expect([
      { order: 'pending', method: 'digital_payment', paid: 'paid', money: 'paid', stock: -1 },
      { order: 'failed', method: 'digital_payment', paid: 'unpaid', money: 'surplus order_undone', stock: 0 },
    ]).toContainEqual(end);
});

test('T28 the clock on three nodes against cancel, 50 times: one of them ends the order', async () => {
  const winners: number[] = [];
  const ends = await race((orderId) => {
    const acts = [
      cancel(orderId),
      ...Array.from({ length: 3 }, async () => (await expireUnpaidOrders(shop.db, afterHold())).includes(orderId)),
    ];
    void Promise.all(acts).then((won) => winners.push(won.filter(Boolean).length));
    return acts;
  });
  for (const end of ends) expect(end).toMatchObject({ paid: 'unpaid', money: 'failed', stock: 0 });
  expect(winners).toEqual(Array.from({ length: ROUNDS }, () => 1));
});

test('after all races the stock is whole, nothing was given back twice and every order took allowed steps only', async () => {
  expect(await shop.stockLeft()).toBe(STOCK);
  expect(await shop.db`select 1 from stock_moves where given_back_at is null`).toEqual([]);
  expect(await shop.db`select taken from inventory where item_id = 1`).toEqual([{ taken: 0 }]);
  const twice = await shop.db`
    select order_id from order_status_log where status in ('canceled', 'failed') group by order_id having count(*) > 1`;
  expect(twice).toEqual([]);
  // Money is with an order, owed back, or never came.
  const astray = await shop.db`
    select p.id from payments p left join refunds r on r.payment_id = p.id
    where (p.status = 'surplus') <> (r.payment_id is not null)
       or (p.status <> 'surplus' and p.settled_at is not null and p.status <> 'paid')`;
  expect(astray).toEqual([]);
});
