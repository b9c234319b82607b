import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { answered } from '../../../testing/money/answered.ts';
import { openStream } from '../../../testing/open-stream.ts';
import { signedWebhook } from '../../../testing/paying-shop.ts';
import { openToppingUpShop, type StartedTopUp, type ToppingUpShop } from '../../../testing/money/topping-up-shop.ts';

let shop: ToppingUpShop;
let url: string;
beforeAll(async () => {
  shop = await openToppingUpShop();
  await shop.addBonus({ id: 1, bonus: ['amount', 200] });
  url = await shop.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.db)).toEqual([]));

const pay = ({ paymentId }: StartedTopUp, fields = {}) => shop.postWebhook(paymentId, fields);
const fail = (started: StartedTopUp) => pay(started, { kind: 'failed' });
const entriesOf = ({ customer }: StartedTopUp) =>
  shop.db<{ reason: string; amount: number }[]>`
    select reason, amount from ledger_entries where customer_id = ${customer.id} order by id`;
const credited = [
  { reason: 'top_up', amount: 2_500 },
  { reason: 'top_up_bonus', amount: 200 },
];

test('MON-01 T39 a message of the payment service, twenty times at once and once more later, credits once', async () => {
  const started = await shop.start(25);
  const { body, headers } = await signedWebhook(shop.db, shop.time.now, started.paymentId);
  const send = () =>
    shop.http.inject({ method: 'POST', url: '/api/v1/payments/webhook/sandbox', payload: body, headers });
  const answers = await Promise.all(Array.from({ length: 20 }, () => answered(send)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await send()).statusCode).toBe(200);
  expect(await entriesOf(started)).toEqual(credited);
  expect(await shop.paymentsOf(started)).toEqual(['paid']);
});

test('MON-01 T39 success reported twenty times at once under different ids credits once and refunds nothing', async () => {
  const started = await shop.start(25);
  await Promise.all(Array.from({ length: 20 }, () => pay(started)));
  expect(await entriesOf(started)).toEqual(credited);
  expect(await shop.paymentsOf(started)).toEqual(['paid']);
});

test('MON-01 T39 a failure is shown, and success that is reported later credits', async () => {
  const started = await shop.start(25);
  await fail(started);
  expect(await shop.topUp(started)).toMatchObject({ state: 'failed', wallet_balance: 0 });
  shop.time.now = new Date(shop.time.now.getTime() + 86_400_000);
  await pay(started);
  await fail(started);
  expect(await shop.topUp(started)).toMatchObject({ state: 'paid', wallet_balance: 27 });
  expect(await entriesOf(started)).toEqual(credited);
});

test('MON-01 T39 failure and success at once, in any order, credit once', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => shop.start(25)));
  await Promise.all(all.flatMap((started) => [fail(started), pay(started), fail(started)]));
  for (const started of all) {
    expect(await shop.topUp(started)).toMatchObject({ state: 'paid', wallet_balance: 27 });
    expect(await entriesOf(started)).toEqual(credited);
  }
});

test.each([
  ['less than asked for', { amountMinor: 2_499 }, 2_499],
  ['more than asked for', { amountMinor: 1_000_000 }, 1_000_000],
  ['the same number in another currency', { currency: 'IQD' }, 2_500],
])('MON-01 T39 %s is refunded and credits nothing', async (_what, told, back) => {
  const started = await shop.start(25);
  await pay(started, told);
  expect(await shop.topUp(started)).toMatchObject({ state: 'failed', wallet_balance: 0 });
  expect(await shop.paymentsOf(started)).toEqual([`surplus amount_differs ${back}`]);
  expect(await entriesOf(started)).toEqual([]);
});

test('MON-01 T39 after a wrong amount, the right one credits once', async () => {
  const started = await shop.start(25);
  await pay(started, { amountMinor: 1 });
  await Promise.all([pay(started), pay(started)]);
  expect(await shop.paymentsOf(started)).toEqual(['paid', 'surplus amount_differs 1']);
  expect(await entriesOf(started)).toEqual(credited);
});

test.each([1, 2_499, 2_501])(
  'MON-01 T39 a wrong amount, %i instead of 2500, that is reported twenty times at once goes back once, also under other ids',
  async (amountMinor) => {
    const started = await shop.start(25);
    const { body, headers } = await signedWebhook(shop.db, shop.time.now, started.paymentId, { amountMinor });
    const url = '/api/v1/payments/webhook/sandbox';
    const send = () => shop.http.inject({ method: 'POST', url, payload: body, headers });
    const same = async () => (await answered(send)).statusCode;
    const others = Array.from({ length: 10 }, () => pay(started, { amountMinor }));
    const statuses = await Promise.all([...Array.from({ length: 10 }, same), ...others]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await shop.paymentsOf(started)).toEqual([`surplus amount_differs ${amountMinor}`]);
    expect(await shop.topUp(started)).toMatchObject({ state: 'failed', wallet_balance: 0 });
    expect(await entriesOf(started)).toEqual([]);
  },
);

test('MON-01 T39 a second payment of the same top-up is refunded', async () => {
  const started = await shop.start(25);
  await pay(started);
  await shop.db`update payments set money_reference = 'another' where id = ${started.paymentId}`;
  await Promise.all([pay(started), pay(started)]);
  expect(await shop.paymentsOf(started)).toEqual(['paid', 'surplus paid_twice 2500']);
  expect(await entriesOf(started)).toEqual(credited);
});

test('MON-07 money for an account that was deleted meanwhile is refunded', async () => {
  const started = await shop.start(25);
  expect((await shop.del('/customer/remove-account', started.customer.headers)).statusCode).toBe(200);
  await pay(started);
  expect(await shop.paymentsOf(started)).toEqual(['surplus account_deleted 2500']);
  expect(await entriesOf(started)).toEqual([]);
});

test('MON-07 payment and deletion at once: the money is in a wallet that exists, or it is refunded', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => shop.start(25)));
  await Promise.all(
    all.flatMap((started) => [pay(started), shop.del('/customer/remove-account', started.customer.headers)]),
  );
  for (const started of all) {
    const [account] = await shop.db<{ status: string; balance: number }[]>`
      select status, coalesce(balance_minor, 0) as balance
      from customers left join wallets on customer_id = id where id = ${started.customer.id}`;
    const isDeleted = account?.status === 'deleted';
    expect(account?.balance).toBe(isDeleted ? 0 : 2_700);
    expect(await shop.paymentsOf(started)).toEqual([isDeleted ? 'surplus account_deleted 2500' : 'paid']);
  }
});

test('MON-01 the open pages of the customer learn at once that money came or did not', async () => {
  const started = await shop.start(25);
  const [own, other] = await Promise.all([
    openStream(url, started.customer.headers),
    openStream(url, (await shop.customer()).headers),
  ]);
  await fail(started);
  expect(await own.received(1)).toMatchObject([{ name: 'wallet_changed', data: {} }]);
  await pay(started);
  expect((await own.received(2)).map(({ name }) => name)).toEqual(['wallet_changed', 'wallet_changed']);
  expect(other.events.filter(({ name }) => name !== 'reset')).toEqual([]);
});
