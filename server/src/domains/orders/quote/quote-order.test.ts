import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { codeOf, textOf } from '../../../testing/ordering-shop.ts';
import { openQuotingShop, quoteOf, type QuotingShop } from '../../../testing/quoting-shop.ts';
import { addItem } from '../../../testing/small-catalogue.ts';
import { addCoupon, addFlashSale, addItemCampaign } from '../../../testing/small-promotions.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: QuotingShop;
beforeAll(async () => {
  shop = await openQuotingShop();
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

const detailsOf = (answer: LightMyRequestResponse) =>
  answer.json<{ errors: { details: object }[] }>().errors[0]?.details;

test('CHK-02 a quote has every line of the bill with its reason, and the placed order costs exactly that', async () => {
  const { sql } = shop;
  await addStore(sql, { id: 10, at: [33.1, 27.13] });
  await sql`update stores set minimum_order_minor = 0, tax_percent = 1400 where id = 10`;
  await sql`update module_zones set minimum_charge_minor = 100, per_km_charge_minor = 100 where module_id = 1 and zone_id = 1`;
  await addItem(sql, { id: 100, store: 10, priceMinor: 1999, discount: ['percent', 1500] });
  await addCoupon(sql, { id: 10, code: 'TENTH', discount: ['percent', 1000] });
  await shop.settings(
    { additionalCharge: { name: { en: 'Service' }, amountMinor: 45 } },
    ({ bill }) => bill.additional_charge.amount > 0,
  );
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 100, quantity: 3 });
  const wish = { coupon_code: 'TENTH', dm_tips: 2 };
  const { bill, distance, problems } = quoteOf(await shop.quote(buyer, wish));
  expect(problems).toEqual([]);
  // 3 × 19.99 = 59.97, less 15 % = 9.00; a tenth of 50.97 is 5.10; 14 % of 45.87 is 6.42; the straight line of 2.79 km × 1.35, because there are no streets.
  expect(distance).toBe(3773);
  expect(bill).toMatchObject({
    items: { amount: 59.97, reason: 'sum' },
    discount: { amount: 9, reason: 'item_discount' },
    coupon: { amount: 5.1, reason: 'coupon' },
    first_order: { amount: 0, reason: 'none' },
    tax: { amount: 6.42, reason: 'tax_added' },
    delivery_charge: { amount: 3.77, reason: 'by_distance' },
    tip: { amount: 2, reason: 'for_the_courier' },
    additional_charge: { amount: 0.45, reason: 'additional_charge' },
    subtotal: 50.97,
    total: 58.51,
  });
  const placed = await shop.place(buyer, { ...wish, order_amount: bill.total });
  expect(placed.json()).toMatchObject({ order_amount: 58.51, payment_status: 'unpaid', pay_before: null });
  const { order_id } = placed.json<{ order_id: number }>();
  const details = (await shop.get(`/customer/order/details?order_id=${order_id}`, buyer.headers)).json<{
    bill: object;
  }>();
  expect(details.bill).toEqual(bill);
  await shop.settings({ additionalCharge: null }, ({ bill: next }) => next.additional_charge.amount === 0);
});

test('CHK-02 tax included in prices is shown and not added', async () => {
  await shop.settings({ hasTaxIncluded: true }, ({ bill }) => bill.tax_included === 1);
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 100 });
  const { bill } = quoteOf(await shop.quote(buyer, { order_type: 'take_away' }));
  expect(bill.tax).toEqual({ amount: 2.09, reason: 'tax_included' });
  expect(bill.total).toBe(16.99);
  await shop.settings({ hasTaxIncluded: false }, ({ bill: next }) => next.tax_included === 0);
});

test('T02 totals and distances from the client are never used', async () => {
  const buyer = await shop.with1();
  const cheap = await shop.place(buyer, { order_amount: 1, distance: 0 });
  expect([cheap.statusCode, codeOf(cheap), detailsOf(cheap)]).toEqual([409, 'price_changed', { order_amount: 11 }]);
  for (const name of ['discount', 'delivery_charge', 'tax', 'total', 'coupon_discount_amount'])
    expect((await shop.place(buyer, { order_amount: 11, [name]: 0 })).statusCode).toBe(422);
  expect((await shop.order(buyer, { distance: 0 })).json<{ order_amount: number }>().order_amount).toBe(11);
});

test('CHK-11 T09 an order at an outdated price is refused, and the cart stays', async () => {
  await addItem(shop.sql, { id: 101, priceMinor: 500 });
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 101, price: 5 });
  const { bill } = quoteOf(await shop.quote(buyer));
  await shop.sql`update items set price_minor = 600 where id = 101`;
  const changed = await shop.place(buyer, { order_amount: bill.total });
  expect([codeOf(changed), detailsOf(changed)]).toEqual(['price_changed', { order_amount: bill.total + 1 }]);
  expect((await shop.cart(buyer)).json<{ lines: object[] }>().lines).toHaveLength(1);
  expect(codeOf(await shop.place(buyer, { order_amount: bill.total + 1 }))).toBe('ok');
});

test('CHK-11 T10 an inactive item or store is refused by name', async () => {
  const { sql } = shop;
  await addStore(sql, { id: 11 });
  await sql`update stores set minimum_order_minor = 0 where id = 11`;
  await addItem(sql, { id: 110, store: 11, nameEn: 'Koshari' });
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 110 });
  await sql`update items set active = false where id = 110`;
  const gone = await shop.place(buyer, { order_amount: 11 });
  expect([gone.statusCode, textOf(gone)]).toEqual([409, 'Koshari is no longer sold.']);
  await sql`update items set active = true where id = 110`;
  await sql`update stores set active = false where id = 11`;
  expect(await shop.problemsOf(buyer)).toEqual(['store_unavailable']);
  await sql`update stores set active = true where id = 11`;
  await sql`update modules set active = false where id = 1`;
  expect(await shop.problemsOf(buyer)).toEqual(['store_unavailable']);
  await sql`update modules set active = true where id = 1`;
  expect(await shop.problemsOf(buyer)).toEqual([]);
});

test('CHK-11 T11 a store’s minimum applies to the subtotal after discounts, exact to the minor unit', async () => {
  const { sql } = shop;
  await addItem(sql, { id: 102, priceMinor: 1250, discount: ['amount', 250] });
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 102 });
  const below = async (minimum: number) => {
    await sql`update stores set minimum_order_minor = ${minimum} where id = 1`;
    return shop.problemsOf(buyer);
  };
  expect(await below(999)).toEqual([]);
  expect(await below(1000)).toEqual([]);
  expect(await below(1001)).toEqual(['below_minimum']);
  expect(textOf(await shop.place(buyer, { order_amount: 11 }))).toBe('The store’s minimum order is $10.01.');
  await sql`update stores set minimum_order_minor = 0 where id = 1`;
});

test('CHK-08 T11 cash is allowed up to the limit, in zones that allow cash', async () => {
  const { sql } = shop;
  const buyer = await shop.with1();
  const cash = async () =>
    quoteOf(await shop.quote(buyer)).payment_methods.find(({ method }) => method === 'cash_on_delivery');
  const limit = (minor: number | null) =>
    sql`update module_zones set maximum_cash_minor = ${minor} where module_id = 1 and zone_id = 1`;
  await limit(1100);
  expect(await cash()).toEqual({ method: 'cash_on_delivery', allowed: 1, reason: null });
  await limit(1099);
  const text = 'The total amount of the order, exceeds maximum amount of the cash on delivery method';
  expect(await cash()).toEqual({
    method: 'cash_on_delivery',
    allowed: 0,
    reason: { code: 'cash_maximum', message: text },
  });
  const refused = await shop.place(buyer, { order_amount: 11 });
  expect([refused.statusCode, textOf(refused)]).toEqual([409, text]);
  await limit(null);
  await sql`update zones set cash_on_delivery = false where id = 1`;
  expect((await cash())?.reason?.code).toBe('cash_not_allowed');
  expect(codeOf(await shop.place(buyer, { order_amount: 11 }))).toBe('cash_not_allowed');
  await sql`update zones set cash_on_delivery = true where id = 1`;
  await sql`update stores set takes_cash = false where id = 1`;
  expect((await cash())?.reason?.code).toBe('cash_not_allowed');
  expect(codeOf(await shop.place(buyer, { order_amount: 11 }))).toBe('cash_not_allowed');
  await sql`update stores set takes_cash = true where id = 1`;
  expect((await cash())?.allowed).toBe(1);
});

test('CHK-08 other payment methods are offered where the shop has them', async () => {
  const buyer = await shop.with1();
  const methods = async () =>
    quoteOf(await shop.quote(buyer)).payment_methods.map(({ method, allowed }) => `${method} ${allowed}`);
  expect(await methods()).toEqual(['cash_on_delivery 1', 'digital_payment 1', 'offline_payment 0']);
  const refused = (method: string) => shop.place(buyer, { order_amount: 11, payment_method: method });
  expect(codeOf(await refused('offline_payment'))).toBe('payment_method_unavailable');
  expect(codeOf(await refused('wallet'))).toBe('payment_method_unavailable');
  await shop.sql`insert into offline_payment_methods (id, name_en, details, questions) values (1, 'Bank', '[]', '[]')`;
  await expect.poll(methods).toContain('offline_payment 1');
  const digital = (await refused('digital_payment')).json<{ redirect_link: string | null; pay_before: string }>();
  expect(digital.pay_before).toBe('2026-03-02T12:15:00.000Z');
  expect(digital.redirect_link).toMatch(/^http/);
  expect(digital).toMatchObject({ payment_url: digital.redirect_link, message: 'One step left: payment' });
});

test('CHK-02 a bill of a customer takes two connections: for the session, and for wallet, account and cart', async () => {
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 1 });
  await shop.quote(buyer);
  const { connection } = shop.sql;
  const spies = [vi.spyOn(connection, 'send'), vi.spyOn(connection, 'reserve')];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  expect(quoteOf(await shop.quote(buyer)).bill.total).toBe(11);
  expect(spies.map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
});

test.each([
  [-1, 422],
  ['1e999', 422],
  ['2', 422],
  [100.01, 422],
  [100, 200],
  [0.1, 200],
])('T12 a tip of %s', async (tip, status) => {
  const buyer = await shop.with1();
  const answer = await shop.order(buyer, { dm_tips: tip });
  expect(answer.statusCode).toBe(status);
  if (status === 200) expect(answer.json<{ order_amount: number }>().order_amount).toBe(11 + Number(tip));
});

test('T14 a sale price applies from its first second to its last, while stock lasts', async () => {
  await addItem(shop.sql, { id: 103, priceMinor: 1000 });
  const run = { from: '2026-03-02T12:00:00Z', to: '2026-03-02T13:00:00Z' };
  await addFlashSale(shop.sql, { id: 5, ...run, items: [{ id: 103, stock: 2 }] });
  const buyer = await shop.guest();
  const price = async (quantity = 1) => {
    const wish = { source: 'buy_now', line: { item_id: 103, quantity }, order_type: 'take_away' };
    return quoteOf(await shop.quote(buyer, wish)).bill.total;
  };
  expect(await shop.at('2026-03-02T11:59:59Z', price)).toBe(10);
  expect(await shop.at('2026-03-02T12:00:00Z', price)).toBe(9);
  expect(await shop.at('2026-03-02T12:59:59Z', price)).toBe(9);
  expect(await shop.at('2026-03-02T13:00:00Z', price)).toBe(10);
  expect(await price(2)).toBe(18);
  expect(await price(3)).toBe(30);
});

test('T14 T15 customers can order a campaign item while it runs', async () => {
  const run = { from: '2026-03-02T12:00:00Z', to: '2026-03-02T13:00:00Z' };
  await addItemCampaign(shop.sql, { id: 7, priceMinor: 400, ...run });
  const wish = {
    source: 'campaign',
    line: { item_id: 7, model: 'ItemCampaign', quantity: 1 },
    order_type: 'take_away',
  };
  expect(codeOf(await shop.quote(await shop.guest(), wish))).toBe('sign_in_required');
  const buyer = await shop.customer();
  const problems = () => shop.problemsOf(buyer, wish);
  expect(await shop.at('2026-03-02T11:59:59Z', problems)).toEqual(['campaign_over']);
  expect(await shop.at('2026-03-02T12:00:00Z', problems)).toEqual([]);
  expect(await shop.at('2026-03-02T13:00:00Z', problems)).toEqual(['campaign_over']);
  expect(codeOf(await shop.order(buyer, wish, 'campaign'))).toBe('ok');
  expect(codeOf(await shop.quote(buyer, { ...wish, line: { item_id: 1, quantity: 1 } }))).toBe('line_required');
});
