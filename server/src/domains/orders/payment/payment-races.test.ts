import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { signedWebhook, openPayingShop, type PayingShop } from '../../../testing/paying-shop.ts';
import { STOCK } from '../../../testing/small-orders.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';
import { expireUnpaidOrders } from '../lifecycle/expire-unpaid-orders.ts';

const ROUNDS = 50;

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findBreaches(shop.db)).toEqual([]);
});

const cancel = async (orderId: number) => {
  const body = { order_id: orderId, guest_id: shop.guest.guestId, reason: 'Order payment canceled' };
  const { statusCode } = await shop.post('/customer/order/cancel', body);
  expect([200, 409]).toContain(statusCode);
  return statusCode === 200;
};
const toCash = async (orderId: number) => {
  const body = { order_id: orderId, guest_id: shop.guest.guestId, _method: 'put' };
  const { statusCode } = await shop.post('/customer/order/payment-method', body);
  expect([200, 409]).toContain(statusCode);
  return statusCode === 200;
};
const expire = () => expireUnpaidOrders(shop.db, new Date(shop.time.now.getTime() + 900_000));

type End = { order: string; method: string; paid: string; money: string; stock: number };

/** The final state of an order with its payments, refunds and stock. */
async function endOf(orderId: number, before: number): Promise<End> {
  const { status, payment_method: method, payment_status: paid } = await shop.stateOf(orderId);
  const money = (await shop.moneyOf(orderId)).map(({ status: of, reason }) => `${of} ${reason ?? ''}`.trim()).join();
  return { order: status, method, paid, money, stock: (await shop.stockLeft()) - before };
}

type Racer = { orderId: number; pay: () => Promise<number> };

/**
 * Lets the acts run at once, round after round. The message of the provider is ready before, and starts a little earlier
 * in each round, so that it wins as often as it loses.
 */
async function race(acts: (racer: Racer) => (() => Promise<unknown>)[]): Promise<End[]> {
  const ends: End[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await shop.stockLeft();
    const orderId = await shop.order();
    const { body, headers } = await signedWebhook(shop.db, shop.time.now, await shop.begin(orderId));
    const pay = async () => (await shop.http.inject({ method: 'POST', url, payload: body, headers })).statusCode;
    const [first, ...others] = acts({ orderId, pay });
    const begun = first?.();
    await turns(round * 2);
    await Promise.all([begun, ...others.map((act) => act())]);
    ends.push(await endOf(orderId, before));
    await changeOrderStatus(shop.db, orderId, { to: 'canceled', by: 'operator', now: shop.time.now }).catch(() => null);
  }
  return ends;
}

const url = '/api/v1/payments/webhook/sandbox';

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const canceledThenPaid = { order: 'canceled', paid: 'unpaid', money: 'surplus order_undone', stock: 0 };
const paidThenCanceled = { order: 'canceled', paid: 'paid', money: 'surplus order_undone', stock: 0 };

test('T28 T40 cancel against payment, 50 times: the order is cancelled, its stock returned, its refund scheduled once', async () => {
  const ends = await race(({ orderId, pay }) => [pay, () => cancel(orderId)]);
  for (const end of ends) expect([canceledThenPaid, paidThenCanceled]).toContainEqual({ ...end, method: undefined });
});

test('T28 PAY-04 payment against the switch to cash, 50 times: paid by one of the two, never by both', async () => {
  const ends = await race(({ orderId, pay }) => [pay, () => toCash(orderId)]);
  for (const end of ends)
    expect([
      { order: 'pending', method: 'digital_payment', paid: 'paid', money: 'paid', stock: -1 },
      { order: 'pending', method: 'cash_on_delivery', paid: 'unpaid', money: 'surplus paid_otherwise', stock: -1 },
    ]).toContainEqual(end);
});

test('T28 cancel against the switch to cash, 50 times: the order is cancelled and holds nothing', async () => {
  const ends = await race(({ orderId }) => [() => toCash(orderId), () => cancel(orderId)]);
  for (const end of ends) expect(end).toMatchObject({ order: 'canceled', paid: 'unpaid', money: 'failed', stock: 0 });
});

test('T28 T40 all three concurrently, 50 times: no money is lost and no stock is held', async () => {
  const ends = await race(({ orderId, pay }) => [pay, () => cancel(orderId), () => toCash(orderId), pay]);
  for (const end of ends) {
    expect(end).toMatchObject({ order: 'canceled', stock: 0 });
    expect(end.money).toMatch(/^surplus (order_undone|paid_otherwise)$/);
  }
});

test('T39 T40 expiry against payment, 50 times: paid and kept, or expired and refunded', async () => {
  const ends = await race(({ pay }) => [pay, expire, expire]);
  for (const end of ends)
    expect([
      { order: 'pending', method: 'digital_payment', paid: 'paid', money: 'paid', stock: -1 },
      { order: 'failed', method: 'digital_payment', paid: 'unpaid', money: 'surplus order_undone', stock: 0 },
    ]).toContainEqual(end);
});

test('T28 expiry on three nodes against cancel, 50 times: one of them ends the order', async () => {
  const ended: number[] = [];
  const ends = await race(({ orderId }) => {
    const note = async (act: Promise<boolean>) => void ((await act) && ended.push(orderId));
    const node = () => note(expire().then((ids) => ids.includes(orderId)));
    return [node, () => note(cancel(orderId)), node, node];
  });
  for (const end of ends) expect(end).toMatchObject({ paid: 'unpaid', money: 'failed', stock: 0 });
  expect(ended).toHaveLength(ROUNDS);
  expect(new Set(ended).size).toBe(ROUNDS);
});

test('after all races the stock adds up, nothing was released twice and every order took only allowed steps', async () => {
  expect(await shop.stockLeft()).toBe(STOCK);
  expect(await shop.db`select 1 from orders where given_back_at is null`).toEqual([]);
  expect(await shop.db`select taken from inventory where item_id = 1`).toEqual([{ taken: 0 }]);
  const twice = await shop.db`
    select order_id from order_status_log where status in ('canceled', 'failed') group by order_id having count(*) > 1`;
  expect(twice).toEqual([]);
  // Money belongs to an order, is to be refunded, or never arrived.
  const astray = await shop.db`
    select p.id from payments p left join refunds r on r.payment_id = p.id
    where (p.status = 'surplus') <> (r.payment_id is not null)
       or (p.status <> 'surplus' and p.settled_at is not null and p.status <> 'paid')`;
  expect(astray).toEqual([]);
});
