import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { answered } from '../../../testing/money/answered.ts';
import { codeOf, openOrderingShop, type Buyer, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { balanceOf, fillWallet, movementsOf, switchWallets, wrongBalances } from '../../../testing/money/wallets.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
  await switchWallets(shop, true);
  await shop.sql`update module_zones set maximum_cash_minor = null`;
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  expect(await wrongBalances(shop.sql)).toEqual([]);
});

/** A customer with money and a cart that costs 10.00, taken away. */
async function customerWith(balanceMinor: number): Promise<Buyer> {
  const buyer = await shop.customer();
  if (balanceMinor > 0) await fillWallet(shop.sql, buyer.id, balanceMinor);
  await shop.add(buyer, { item_id: 1 });
  return buyer;
}
const takeAway = { order_type: 'take_away' };
const place = (buyer: Buyer, wish: object) => shop.place(buyer, { ...takeAway, ...wish });
type PlacingReply = { order_id: number; wallet_amount: number; due_amount: number; payment_method: string };

test('CHK-08 a quote says what the wallet has, what it would pay and what is left', async () => {
  const buyer = await customerWith(400);
  const quote = (await shop.quote(buyer, takeAway)).json<{ wallet: object; payment_methods: object[] }>();
  expect(quote.wallet).toEqual({ balance: 4, amount: 4, due: 6 });
  expect(quote.payment_methods.at(-1)).toMatchObject({
    method: 'wallet',
    allowed: 0,
    reason: { code: 'wallet_too_low' },
  });
  await fillWallet(shop.sql, buyer.id, 10_000);
  const rich = (await shop.quote(buyer, takeAway)).json<{ wallet: object; payment_methods: object[] }>();
  expect(rich.wallet).toEqual({ balance: 104, amount: 10, due: 0 });
  expect(rich.payment_methods.at(-1)).toEqual({ method: 'wallet', allowed: 1, reason: null });
});

test('CHK-08 guests have no wallet, and a shop without wallets offers none', async () => {
  const guest = await shop.guest();
  await shop.add(guest, { item_id: 1 });
  type Quote = { wallet: unknown; payment_methods: { method: string }[] };
  const quoted = (await shop.quote(guest, takeAway)).json<Quote>();
  expect(quoted.wallet).toBeNull();
  expect(quoted.payment_methods.map(({ method }) => method)).not.toContain('wallet');
  for (const wish of [{ payment_method: 'wallet' }, { partial_payment: 1 }])
    expect(codeOf(await place(guest, wish))).toBe('payment_method_unavailable');
  const buyer = await customerWith(5_000);
  await switchWallets(shop, false);
  const off = (await shop.quote(buyer, takeAway)).json<Quote>();
  const refusals = [await place(buyer, { payment_method: 'wallet' }), await place(buyer, { partial_payment: 1 })];
  await switchWallets(shop, true);
  expect(off.wallet).toBeNull();
  expect(refusals.map(codeOf)).toEqual(['payment_method_unavailable', 'payment_method_unavailable']);
  expect(await balanceOf(shop.sql, buyer.id)).toBe(5_000);
});

test('CHK-08 MON-06 an order is paid from the wallet at once, and its row says why', async () => {
  const buyer = await customerWith(1_500);
  const answer = await place(buyer, { payment_method: 'wallet', wallet_amount: 10 });
  const placed = answer.json<PlacingReply & { order_id: number }>();
  expect(placed).toMatchObject({
    payment_method: 'wallet',
    payment_status: 'paid',
    order_amount: 10,
    wallet_amount: 10,
    due_amount: 0,
    pay_before: null,
    redirect_link: null,
  });
  expect(await balanceOf(shop.sql, buyer.id)).toBe(500);
  expect(await movementsOf(shop.sql, placed.order_id)).toEqual(['order_payment 1000']);
  const detail = (await shop.get(`/customer/order/details?order_id=${placed.order_id}`, buyer.headers)).json<object>();
  expect(detail).toMatchObject({ wallet_amount: 10, due_amount: 0, refund_to: null, money_back: [] });
});

test('CHK-08 T25 a wallet that does not cover the order is refused and keeps its money', async () => {
  const buyer = await customerWith(999);
  expect(codeOf(await place(buyer, { payment_method: 'wallet' }))).toBe('wallet_too_low');
  expect(await balanceOf(shop.sql, buyer.id)).toBe(999);
  expect(await shop.sql`select from orders where owner_kind = 'customer' and owner_id = ${buyer.id}`).toHaveLength(0);
});

test('MON-01 a part is paid from the wallet and the rest in cash', async () => {
  const buyer = await customerWith(400);
  const placed = (await place(buyer, { partial_payment: 1, wallet_amount: 4 })).json<PlacingReply>();
  expect(placed).toMatchObject({
    payment_method: 'cash_on_delivery',
    payment_status: 'unpaid',
    wallet_amount: 4,
    due_amount: 6,
  });
  expect(await balanceOf(shop.sql, buyer.id)).toBe(0);
});

test('MON-01 a part from the wallet and the rest online: the provider asks for the rest only', async () => {
  const buyer = await customerWith(400);
  const wish = { payment_method: 'digital_payment', partial_payment: 1 };
  const placed = (await place(buyer, wish)).json<PlacingReply>();
  expect(placed).toMatchObject({ payment_method: 'digital_payment', wallet_amount: 4, due_amount: 6 });
  const payments = await shop.sql`select amount_minor from payments where order_id = ${placed.order_id}`;
  expect(payments).toEqual([{ amount_minor: 600 }]);
});

test('MON-01 a wallet that covers everything is the payment method, whatever was chosen for the rest', async () => {
  for (const payment_method of ['cash_on_delivery', 'digital_payment', 'offline_payment']) {
    const buyer = await customerWith(1_000);
    const placed = (await place(buyer, { payment_method, partial_payment: 1 })).json<PlacingReply>();
    expect(placed).toMatchObject({ payment_method: 'wallet', payment_status: 'paid', due_amount: 0 });
  }
});

test('MON-01 an empty wallet changes nothing', async () => {
  const buyer = await customerWith(0);
  const placed = (await place(buyer, { partial_payment: 1 })).json<PlacingReply>();
  expect(placed).toMatchObject({ payment_method: 'cash_on_delivery', wallet_amount: 0, due_amount: 10 });
  expect(await movementsOf(shop.sql, placed.order_id)).toEqual([]);
});

test('T13 another share than the visitor saw is refused with the one of now', async () => {
  const buyer = await customerWith(400);
  const answer = await place(buyer, { partial_payment: 1, wallet_amount: 5 });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ errors: [{ code: 'wallet_changed', details: { wallet_amount: 4 } }] });
  expect(await balanceOf(shop.sql, buyer.id)).toBe(400);
});

test('CHK-08 T11 the limit of cash is compared with the rest, to the minor unit', async () => {
  await shop.sql`update module_zones set maximum_cash_minor = 600`;
  const [atLimit, above] = [await customerWith(400), await customerWith(399)];
  const quoted = (await shop.quote(atLimit, { ...takeAway, partial_payment: 1 })).json<{ payment_methods: object[] }>();
  const codes = [
    codeOf(await place(above, { partial_payment: 1 })),
    codeOf(await place(atLimit, {})),
    codeOf(await place(atLimit, { partial_payment: 1 })),
  ];
  await shop.sql`update module_zones set maximum_cash_minor = null`;
  expect(codes).toEqual(['cash_maximum', 'cash_maximum', 'ok']);
  expect(quoted.payment_methods[0]).toMatchObject({ method: 'cash_on_delivery', allowed: 1 });
});

test('T24 a repeated key takes the money once and returns the same order', async () => {
  const buyer = await customerWith(5_000);
  const wish = { ...takeAway, payment_method: 'wallet', buy_now: { item_id: 1, quantity: 1 } };
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.place(buyer, wish, 'same-key')));
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(await balanceOf(shop.sql, buyer.id)).toBe(4_000);
});

test('T28 MON-06 a cancelled order gives its share back once, however often it is cancelled', async () => {
  for (const wish of [{ payment_method: 'wallet' }, { partial_payment: 1 }]) {
    const buyer = await customerWith(wish.partial_payment ? 400 : 1_000);
    const before = await balanceOf(shop.sql, buyer.id);
    const { order_id: orderId } = (await place(buyer, wish)).json<PlacingReply>();
    const cancels = await Promise.all(Array.from({ length: 20 }, () => shop.cancel(buyer, orderId)));
    expect(cancels.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await balanceOf(shop.sql, buyer.id)).toBe(before);
    expect(await movementsOf(shop.sql, orderId)).toEqual([`order_payment ${before}`, `order_return ${before}`]);
  }
});

test('MON-01 T25 two hundred orders at once from a wallet that covers fifty: exactly fifty are placed', async () => {
  const buyer = await customerWith(50_000);
  const wish = { ...takeAway, payment_method: 'wallet', buy_now: { item_id: 1, quantity: 1 } };
  const place = (at: number) => answered(() => shop.place(buyer, wish, `race-${at}`));
  const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => place(at)));
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(50);
  expect(codes.filter((code) => code === 'wallet_too_low')).toHaveLength(150);
  expect(await balanceOf(shop.sql, buyer.id)).toBe(0);
  const [sum] = await shop.sql<{ paid: number }[]>`
    select sum(wallet_minor)::int as paid from orders where owner_kind = 'customer' and owner_id = ${buyer.id}`;
  expect(sum?.paid).toBe(50_000);
});
