import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { openToppingUpShop, type ToppingUpShop } from '../../../testing/money/topping-up-shop.ts';

let shop: ToppingUpShop;
beforeAll(async () => {
  shop = await openToppingUpShop();
});
afterAll(async () => {
  expect(await findBreaches(shop.db)).toEqual([]);
  await shop.close();
});
afterEach(async () => void (await shop.db`delete from wallet_bonuses`));

type RefusalReply = { errors: { code: string; message: string }[] };
type History = { wallet_balance: number; data: { transaction_type: string; credit: number; balance: number }[] };
const codeOf = (answer: { json<T>(): T }) => answer.json<RefusalReply>().errors[0]?.code;

test('MON-01 the running bonuses are listed, in the language of the customer', async () => {
  const { headers } = await shop.customer();
  await shop.addBonus({ id: 1, bonus: ['percent', 1_250], minimumMinor: 2_000, maximumMinor: 500 });
  await shop.addBonus({ id: 2, bonus: ['amount', 300], to: '2026-04-01T00:00:00Z' });
  await shop.addBonus({ id: 3, bonus: ['amount', 900], isActive: false });
  await shop.addBonus({ id: 4, bonus: ['amount', 900], from: '2026-03-02T12:00:01Z' });
  await shop.addBonus({ id: 5, bonus: ['amount', 900], to: '2026-03-02T12:00:00Z' });
  const running = (await shop.get('/customer/wallet/bonuses', { ...headers, 'x-localization': 'ar' })).json<object[]>();
  expect(running).toMatchObject([
    { id: 2, bonus_type: 'amount', bonus_amount: 3, minimum_add_amount: 0, maximum_bonus_amount: null },
    { id: 1, bonus_type: 'percent', bonus_amount: 12.5, minimum_add_amount: 20, maximum_bonus_amount: 5 },
  ]);
  expect(running).toMatchObject([{ title: 'Bonus 2 بالعربية' }, { end_date: '2100-01-01T00:00:00.000Z' }]);
});

test('MON-01 MON-06 money that was paid in the sandbox is in the wallet, with the best bonus, and both have a row', async () => {
  await shop.addBonus({ id: 1, bonus: ['percent', 1_000] });
  await shop.addBonus({ id: 2, bonus: ['amount', 100] });
  const started = await shop.start(25);
  expect(started.bonus).toBe(2.5);
  expect(await shop.topUp(started)).toEqual({ state: 'open', amount: 25, bonus: 2.5, wallet_balance: 0 });

  const page = new URL(started.link).pathname;
  const shown = await shop.http.inject({ url: page });
  expect(shown.body).toContain('Money for your wallet');
  expect(shown.body).toContain('25.00 USD');
  const answered = await shop.http.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=approve',
  });
  expect(answered.headers.location).toBe(`http://shop.example/wallet?top_up=${started.secret}&outcome=success`);
  expect(await shop.topUp(started)).toEqual({ state: 'paid', amount: 25, bonus: 2.5, wallet_balance: 27.5 });
  const { headers } = started.customer;
  const history = (await shop.get('/customer/wallet/transactions?limit=10&offset=1', headers)).json<History>();
  expect(history).toMatchObject({
    wallet_balance: 27.5,
    data: [
      { transaction_type: 'bonus', credit: 2.5, balance: 27.5 },
      { transaction_type: 'add_fund', credit: 25, balance: 25 },
    ],
  });
});

test('MON-01 the customer gets the bonus that was shown before paying, also if it has ended, and no later one', async () => {
  await shop.addBonus({ id: 1, bonus: ['amount', 200] });
  const started = await shop.start();
  await shop.db`delete from wallet_bonuses`;
  await shop.addBonus({ id: 2, bonus: ['amount', 900] });
  await shop.postWebhook(started.paymentId);
  expect(await shop.topUp(started)).toMatchObject({ state: 'paid', bonus: 2, wallet_balance: 27 });
});

test('MON-01 the same key opens one payment, ten times at once', async () => {
  const customer = await shop.customer();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.addFund(customer, { amount: 10 }, 'the-same-key')),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await shop.db`select from top_ups where customer_id = ${customer.id}`).toHaveLength(1);
  expect(codeOf(await shop.addFund(customer, { amount: 11 }, 'the-same-key'))).toBe('key_reused');
  const keyless = await shop.post('/customer/wallet/add-fund', { amount: 10 }, customer.headers);
  expect(codeOf(keyless)).toBe('key_required');
});

test.each([
  ['{"amount":0.99}', 'top_up_amount'],
  ['{"amount":10000.01}', 'top_up_amount'],
  ['{"amount":0}', 'invalid_input'],
  ['{"amount":-5}', 'invalid_input'],
  ['{"amount":"5"}', 'invalid_input'],
  ['{}', 'invalid_input'],
  ['{"amount":5,"gateway":"stripe"}', 'payment_method_unavailable'],
  ['{"amount":5,"payment_method":"stripe"}', 'payment_method_unavailable'],
  ['{"amount":5,"gateway":"cash"}', 'invalid_input'],
])('MON-01 adding %s is refused with %s', async (body, code) => {
  const answer = await shop.addFund(await shop.customer(), JSON.parse(body) as object);
  expect(codeOf(answer)).toBe(code);
  expect(answer.statusCode).toBe(code === 'payment_method_unavailable' ? 409 : 422);
});

test('MON-01 the limits come from the settings, and the refusal names them', async () => {
  const customer = await shop.customer();
  await shop.changeSettings({ topUp: { minimumMinor: 500, maximumMinor: 2_000 } });
  const message = async (amount: number) => {
    const answer = await shop.addFund(customer, { amount });
    return answer.statusCode === 200 ? null : answer.json<RefusalReply>().errors[0]?.message;
  };
  await expect.poll(() => message(4.99)).toBe('You can add between $5.00 and $20.00 at once.');
  expect(await message(20.01)).toBe('You can add between $5.00 and $20.00 at once.');
  expect([await message(5), await message(20)]).toEqual([null, null]);
  expect((await shop.get('/config')).json()).toMatchObject({ minimum_add_fund: 5, maximum_add_fund: 20 });
});

test('MON-01 T58 a top-up of somebody else is unknown', async () => {
  const { secret } = await shop.start(10);
  const stranger = await shop.customer();
  const answer = await shop.get(`/customer/wallet/top-up?secret=${secret}`, stranger.headers);
  expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'top_up_unknown']);
});

test('MON-01 while the wallet is off nothing can be added, and money that was paid before is kept, which its customer sees', async () => {
  const started = await shop.start(10);
  const { headers } = started.customer;
  await shop.changeSettings({ hasWallet: false });
  await expect.poll(async () => (await shop.get('/customer/wallet/bonuses', headers)).statusCode).toBe(404);
  expect(codeOf(await shop.addFund(started.customer, { amount: 10 }))).toBe('wallet_off');
  expect(await shop.topUp(started)).toMatchObject({ state: 'open', amount: 10 });
  expect((await shop.get('/config')).json()).toMatchObject({ add_fund_status: 0, partial_payment_status: 0 });
  await shop.postWebhook(started.paymentId);
  expect(await shop.topUp(started)).toMatchObject({ state: 'paid', amount: 10 });
  await shop.changeSettings({ hasWallet: true });
  await expect.poll(() => shop.topUp(started)).toMatchObject({ state: 'paid', wallet_balance: 10 });
  expect((await shop.get('/config')).json()).toMatchObject({ add_fund_status: 1, payment_gateways: ['sandbox'] });
});

test('MON-01 T101 a customer opens at most 20 payments in an hour', async () => {
  const limited = await openToppingUpShop({ hasRequestLimits: true });
  onTestFinished(() => limited.close());
  const customer = await limited.customer();
  const statuses = [];
  for (let at = 0; at <= 20; at += 1) statuses.push((await limited.addFund(customer, { amount: 5 })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await limited.addFund(await limited.customer(), { amount: 5 })).statusCode).toBe(200);
});
