import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { codeOf, NOON, type Buyer } from '../../../testing/ordering-shop.ts';
import { movementsOf, switchWallets, wrongBalances } from '../../../testing/money/wallets.ts';
import { openWalletShop, type WalletShop } from '../../../testing/money/wallet-shop.ts';
import { expireUnpaidOrders } from '../lifecycle/expire-unpaid-orders.ts';

let shop: WalletShop;
beforeAll(async () => {
  shop = await openWalletShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  expect(await wrongBalances(shop.sql)).toEqual([]);
});

const online = { payment_method: 'digital_payment' };
const partly = { ...online, partial_payment: 1 };
const later = new Date(NOON.getTime() + 15 * 60_000);
const pay = (buyer: Buyer, orderId: number, body: object, headers = {}) =>
  shop.send('/customer/order/payment-method', buyer, { order_id: orderId, ...body }, headers);
const offerOf = async (buyer: Buyer, orderId: number) =>
  (await shop.get(`/customer/order/payment?order_id=${orderId}`, buyer.headers)).json<{
    wallet: object | null;
    state: string;
    due_amount: number;
    wallet_amount: number;
    pay_secret: string;
  }>();
const moneyOf = (orderId: number) => shop.sql`
  select p.amount_minor, p.status, r.reason, r.destination from payments p left join refunds r on r.payment_id = p.id
  where p.order_id = ${orderId} order by p.amount_minor desc`;

test('MON-01 the rest of a partly paid order is paid online, and both payments are in the books', async () => {
  const buyer = await shop.rich(400);
  const orderId = await shop.buy(buyer, partly);
  expect(await shop.stateOf(orderId)).toMatchObject({ method: 'digital_payment', paid: 'unpaid', wallet: 400 });
  const report = await shop.message(await shop.attempt(orderId));
  expect([await report(), await report()]).toEqual([200, 200]);
  expect(await shop.stateOf(orderId)).toMatchObject({ paid: 'paid', wallet: 400 });
  expect(await movementsOf(shop.sql, orderId)).toEqual(['order_payment 400', 'online_payment 600']);
});

test('PAY-01 PAY-02 after a declined card the share stays, and the rest is switched to cash', async () => {
  const buyer = await shop.rich(400);
  const orderId = await shop.buy(buyer, partly);
  const attempt = await shop.attempt(orderId);
  await (
    await shop.message(attempt, 'failed')
  )();
  expect(await offerOf(buyer, orderId)).toMatchObject({ state: 'open', wallet_amount: 4, due_amount: 6 });
  expect((await pay(buyer, orderId, {})).statusCode).toBe(200);
  expect(await shop.stateOf(orderId)).toEqual({
    status: 'pending',
    method: 'cash_on_delivery',
    paid: 'unpaid',
    wallet: 400,
  });
  expect(await offerOf(buyer, orderId)).toMatchObject({ state: 'cash', wallet: null, due_amount: 6 });
  // The declined card pays after all: its money goes back.
  await (
    await shop.message(attempt)
  )();
  expect(await moneyOf(orderId)).toMatchObject([{ amount_minor: 600, status: 'surplus', reason: 'paid_otherwise' }]);
  expect(await movementsOf(shop.sql, orderId)).toEqual(['order_payment 400']);
});

test('MON-01 T40 a partly paid order that expires gives its share back once, and late money goes back too', async () => {
  const buyer = await shop.rich(400);
  const orderId = await shop.buy(buyer, partly);
  const attempt = await shop.attempt(orderId);
  const expired = await Promise.all([1, 2, 3].map(() => expireUnpaidOrders(shop.sql, later)));
  expect(expired.flat().filter((id) => id === orderId)).toHaveLength(1);
  expect(await shop.balance(buyer)).toBe(400);
  await (
    await shop.message(attempt)
  )();
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'failed', paid: 'unpaid' });
  expect(await moneyOf(orderId)).toMatchObject([
    { status: 'surplus', reason: 'order_undone', destination: 'original' },
  ]);
  expect(await movementsOf(shop.sql, orderId)).toEqual(['order_payment 400', 'order_return 400']);
});

test('CHK-08 MON-01 an unpaid order is paid from the wallet on its payment page, once', async () => {
  const buyer = await shop.rich(2_500);
  const orderId = await shop.buy(buyer, online);
  const attempt = await shop.attempt(orderId);
  const offer = await offerOf(buyer, orderId);
  expect(offer).toMatchObject({ state: 'open', wallet: { balance: 25, amount: 10, due: 0 } });
  const byLink = (await shop.get(`/payments/link?pay_secret=${offer.pay_secret}`)).json<object>();
  expect(byLink).toMatchObject({ wallet: null });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => pay(buyer, orderId, { payment_method: 'wallet', wallet_amount: 10 })),
  );
  for (const answer of answers)
    expect(answer.json()).toEqual({ message: 'Paid from your wallet.', redirect_link: null });
  expect(await shop.balance(buyer)).toBe(1_500);
  expect(await shop.stateOf(orderId)).toMatchObject({ method: 'wallet', paid: 'paid', wallet: 1_000 });
  expect(await offerOf(buyer, orderId)).toMatchObject({ state: 'paid', wallet: null });
  expect(await expireUnpaidOrders(shop.sql, later)).not.toContain(orderId);
  await (
    await shop.message(attempt)
  )();
  expect(await moneyOf(orderId)).toMatchObject([{ status: 'surplus', reason: 'paid_otherwise' }]);
});

test('PAY-04 a part from the wallet changes the rest: money of the earlier attempt is not taken for it', async () => {
  const buyer = await shop.rich(400);
  const orderId = await shop.buy(buyer, online);
  const whole = await shop.attempt(orderId);
  const answer = await pay(buyer, orderId, partly);
  expect(answer.json()).toMatchObject({ message: 'Continue to payment.' });
  const rest = await shop.attempt(orderId);
  expect(rest).not.toBe(whole);
  await (
    await shop.message(whole)
  )();
  expect(await shop.stateOf(orderId)).toMatchObject({ paid: 'unpaid', wallet: 400 });
  await (
    await shop.message(rest)
  )();
  expect(await shop.stateOf(orderId)).toMatchObject({ paid: 'paid', wallet: 400 });
  expect(await moneyOf(orderId)).toMatchObject([
    { amount_minor: 1_000, status: 'surplus', reason: 'paid_otherwise' },
    { amount_minor: 600, status: 'paid' },
  ]);
});

test('MON-01 the wallet pays twice for an order if money was added in between', async () => {
  const buyer = await shop.rich(300);
  const orderId = await shop.buy(buyer, partly);
  await shop.sql`select move_amount('money', ${`test:${orderId}`}, 'top_up', 'clearing', 'wallet', 500, ${buyer.id}, null, null, now())`;
  expect((await pay(buyer, orderId, { payment_method: 'cash_on_delivery', partial_payment: 1 })).statusCode).toBe(200);
  expect(await shop.stateOf(orderId)).toMatchObject({ method: 'cash_on_delivery', wallet: 800 });
  expect(await movementsOf(shop.sql, orderId)).toEqual(['order_payment 300', 'order_payment 500']);
  // A repeated request, as after a lost response, takes nothing more.
  expect((await pay(buyer, orderId, { payment_method: 'cash_on_delivery', partial_payment: 1 })).statusCode).toBe(200);
  await shop.cancel(buyer, orderId);
  expect(await shop.balance(buyer)).toBe(800);
});

test('T24 a repeated key pays a part once, and is refused for another order', async () => {
  const buyer = await shop.rich(400);
  const [one, other] = [await shop.buy(buyer, online), await shop.buy(buyer, online)];
  const key = { 'idempotency-key': 'wallet-1' };
  const answers = await Promise.all([1, 2, 3].map(() => pay(buyer, one, { ...partly, wallet_amount: 4 }, key)));
  expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok']);
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(codeOf(await pay(buyer, other, partly, key))).toBe('key_reused');
  expect(await shop.balance(buyer)).toBe(0);
});

test('CHK-08 T58 paying from the wallet is refused to guests, for other people’s orders and without enough money', async () => {
  const buyer = await shop.rich(999);
  const orderId = await shop.buy(buyer, online);
  const wallet = { payment_method: 'wallet' };
  expect(codeOf(await pay(buyer, orderId, wallet))).toBe('wallet_too_low');
  expect(codeOf(await pay(await shop.rich(5_000), orderId, wallet))).toBe('order_unknown');
  const guest = await shop.guest();
  expect(codeOf(await pay(guest, await shop.buy(guest, online), wallet))).toBe('sign_in_required');
  const changed = await pay(buyer, orderId, { ...partly, wallet_amount: 10 });
  expect(changed.json()).toMatchObject({ errors: [{ code: 'wallet_changed', details: { wallet_amount: 9.99 } }] });
  await switchWallets(shop, false);
  const off = [await pay(buyer, orderId, wallet), await pay(buyer, orderId, partly)].map(codeOf);
  const offer = await offerOf(buyer, orderId);
  await switchWallets(shop, true);
  expect(off).toEqual(['wallet_off', 'wallet_off']);
  expect(offer.wallet).toBeNull();
  expect(await shop.balance(buyer)).toBe(999);
});

test('CHK-08 T11 a rest above the limit of cash is refused, and the wallet keeps its money', async () => {
  const buyer = await shop.rich(400);
  const orderId = await shop.buy(buyer, online);
  const cash = { payment_method: 'cash_on_delivery', partial_payment: 1 };
  await shop.sql`update module_zones set maximum_cash_minor = 599`;
  const above = codeOf(await pay(buyer, orderId, cash));
  const kept = await shop.balance(buyer);
  await shop.sql`update module_zones set maximum_cash_minor = 600`;
  const atLimit = codeOf(await pay(buyer, orderId, cash));
  await shop.sql`update module_zones set maximum_cash_minor = null`;
  expect([above, kept, atLimit]).toEqual(['cash_maximum', 400, 'ok']);
});
