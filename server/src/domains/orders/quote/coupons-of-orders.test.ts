import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import {
  codeOf,
  NOON,
  openOrderingShop,
  queryOf,
  type Buyer,
  textOf,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts';
import { addCoupon } from '../../../testing/small-promotions.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
  const { sql } = shop;
  await addCoupon(sql, { id: 1, code: 'TENTH', discount: ['percent', 1000], minimumMinor: 1000, maximumMinor: 150 });
  await addCoupon(sql, { id: 2, code: 'OVER', to: NOON.toISOString() });
  await addCoupon(sql, { id: 3, code: 'SOON', from: '2026-03-02T12:00:01Z' });
  await addCoupon(sql, { id: 4, code: 'OTHERSTORE', kind: 'store_wise', store: 2 });
  await addCoupon(sql, { id: 5, code: 'OTHERZONE', kind: 'zone_wise', zone: 2 });
  await addCoupon(sql, { id: 6, code: 'OTHERMODULE', module: 2 });
  await addCoupon(sql, { id: 7, code: 'USEDUP', uses: [2, 2] });
  await addCoupon(sql, { id: 8, code: 'SECRET', isPublic: false });
  await addCoupon(sql, { id: 9, code: 'OFF', isActive: false });
  await addCoupon(sql, { id: 10, code: 'FIRST', kind: 'first_order' });
  await addCoupon(sql, { id: 11, code: 'ONCE', perCustomer: 1 });
  await addCoupon(sql, { id: 12, code: 'FREERIDE', kind: 'free_delivery', discount: ['amount', 0] });
  await sql`update module_zones set minimum_charge_minor = 300 where zone_id = 1 and module_id = 1`;
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

const apply = (buyer: Buyer, code: string) => shop.get(`/coupon/apply?code=${code}&${queryOf(buyer)}`, buyer.headers);
const customerWith = async (quantity: number) => {
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 1, quantity });
  return buyer;
};

test('CHK-09 a coupon reduces the total up to its maximum and can be removed again', async () => {
  const buyer = await customerWith(1);
  expect((await apply(buyer, 'tenth')).json()).toEqual({
    code: 'TENTH',
    title: 'Coupon 1',
    coupon_type: 'default',
    discount: 1,
    min_purchase: 10,
  });
  const total = async (wish: object) => (await shop.quote(buyer, wish)).json<{ bill: { total: number } }>().bill.total;
  expect(await total({ coupon_code: 'TENTH' })).toBe(12);
  expect(await total({})).toBe(13);
  expect((await apply(await customerWith(2), 'TENTH')).json<{ discount: number }>().discount).toBe(1.5);
});

test('CHK-09 a delivery coupon makes delivery free', async () => {
  const buyer = await customerWith(1);
  const { bill } = (await shop.quote(buyer, { coupon_code: 'FREERIDE' })).json<{ bill: Record<string, object> }>();
  expect(bill).toMatchObject({
    coupon: { amount: 0 },
    delivery_charge: { amount: 0, reason: 'free_by_coupon' },
    total: 10,
  });
  expect((await shop.order(buyer, { coupon_code: 'FREERIDE' })).statusCode).toBe(200);
});

test.each<[string, string]>([
  ['OVER', 'coupon_expired'],
  ['SOON', 'coupon_unknown'],
  ['OTHERSTORE', 'coupon_unknown'],
  ['OTHERZONE', 'coupon_unknown'],
  ['OTHERMODULE', 'coupon_unknown'],
  ['OFF', 'coupon_unknown'],
  ['NOBODYS', 'coupon_unknown'],
  ['USEDUP', 'coupon_used_up'],
  ['SECRET', 'ok'],
])('CHK-09 T16 T17 for the coupon %s applying, quoting and placing return %s', async (code, expected) => {
  const buyer = await customerWith(1);
  expect(codeOf(await apply(buyer, code))).toBe(expected);
  const quoted = (await shop.quote(buyer, { coupon_code: code })).json<{ problems: { code: string }[] }>();
  expect(quoted.problems.map((problem) => problem.code)).toEqual(expected === 'ok' ? [] : [expected]);
  expect(codeOf(await shop.order(buyer, { coupon_code: code }))).toBe(expected);
});

test('CHK-09 T16 below its minimum a coupon is refused with the minimum amount', async () => {
  const { sql } = shop;
  await sql`update coupons set minimum_minor = 1001 where id = 1`;
  const buyer = await customerWith(1);
  const answer = await apply(buyer, 'TENTH');
  expect([answer.statusCode, textOf(answer)]).toEqual([
    409,
    'To apply this coupon, total item amount should be minimum $10.01',
  ]);
  await sql`update coupons set minimum_minor = 1000 where id = 1`;
  expect(codeOf(await apply(buyer, 'TENTH'))).toBe('ok');
});

test('CHK-09 T16 a first-order or single-use coupon works once, and again after the order is cancelled', async () => {
  const buyer = await customerWith(1);
  const first = await shop.order(buyer, { coupon_code: 'FIRST' });
  expect(codeOf(first)).toBe('ok');
  await shop.add(buyer, { item_id: 1 });
  expect(codeOf(await shop.order(buyer, { coupon_code: 'FIRST' }))).toBe('coupon_first_order');
  const once = await shop.order(buyer, { coupon_code: 'ONCE' });
  expect(codeOf(once)).toBe('ok');
  await shop.add(buyer, { item_id: 1 });
  expect(codeOf(await shop.order(buyer, { coupon_code: 'ONCE' }))).toBe('coupon_own_limit');
  await shop.cancel(buyer, once.json<{ order_id: number }>().order_id);
  expect(codeOf(await apply(buyer, 'ONCE'))).toBe('ok');
  // Another order is active, so the next one is still not the first.
  expect(codeOf(await apply(buyer, 'FIRST'))).toBe('coupon_first_order');
  await shop.cancel(buyer, first.json<{ order_id: number }>().order_id);
  expect(codeOf(await apply(buyer, 'FIRST'))).toBe('ok');
});

test('CHK-09 coupons with a limit per person are for customers, because guests are anonymous', async () => {
  const guest = await shop.guest();
  await shop.add(guest, { item_id: 1 });
  expect(codeOf(await apply(guest, 'ONCE'))).toBe('coupon_needs_account');
  expect(codeOf(await apply(guest, 'FIRST'))).toBe('coupon_needs_account');
  expect(codeOf(await apply(guest, 'TENTH'))).toBe('ok');
});

type CouponReply = {
  code: string;
  usable: boolean;
  reason: { code: string; message: string } | null;
  expire_date: string;
  uses_left: number | null;
  for_you: boolean;
};
const west = { zoneid: '[1]', moduleid: '1' };
const listed = async (buyer: Buyer | null, query = '') =>
  (await shop.get(`/coupon/list?store_id=1${query}`, { ...west, ...buyer?.headers })).json<CouponReply[]>();
const reasonOf = (coupons: CouponReply[], code: string) => coupons.find((coupon) => coupon.code === code)?.reason?.code;

test('MON-04 the list tells a guest which coupons need an account, and from which amount one can be used', async () => {
  const coupons = await listed(null, '&amount=9.99');
  expect(coupons.map(({ code, usable, reason }) => [code, usable, reason?.code])).toEqual([
    ['TENTH', false, 'coupon_minimum'],
    ['FIRST', false, 'coupon_needs_account'],
    ['ONCE', false, 'coupon_needs_account'],
    ['FREERIDE', true, undefined],
  ]);
  expect(coupons[0]?.reason?.message).toBe('To apply this coupon, total item amount should be minimum $10.00');
  expect(coupons.map((coupon) => coupon.expire_date)).toEqual(Array(4).fill('2030-01-01T00:00:00.000Z'));
  expect(reasonOf(await listed(null, '&amount=10'), 'TENTH')).toBeUndefined();
});

test('MON-04 the list tells a customer which coupons their orders have used up', async () => {
  const buyer = await customerWith(1);
  expect((await listed(buyer, '&amount=10')).every(({ usable, reason }) => usable && reason === null)).toBe(true);
  expect(codeOf(await shop.order(buyer, { coupon_code: 'ONCE' }))).toBe('ok');
  const coupons = await listed(buyer);
  expect([reasonOf(coupons, 'FIRST'), reasonOf(coupons, 'ONCE')]).toEqual(['coupon_first_order', 'coupon_own_limit']);
});

test('MON-04 a coupon given to a customer is listed first to them, and unknown to everybody else', async () => {
  const { sql } = shop;
  const [buyer, other] = [await customerWith(1), await customerWith(1)];
  await addCoupon(sql, { id: 20, code: 'FORYOU', isPublic: false });
  await sql`insert into coupon_customers values (20, ${buyer.id}, ${NOON})`;
  expect((await listed(buyer)).map(({ code, for_you }) => [code, for_you]).slice(0, 2)).toEqual([
    ['FORYOU', true],
    ['TENTH', false],
  ]);
  expect((await listed(buyer))[0]).toMatchObject({ usable: true, reason: null });
  for (const visitor of [other, null]) expect(JSON.stringify(await listed(visitor))).not.toContain('FORYOU');
  expect(codeOf(await shop.order(other, { coupon_code: 'FORYOU' }))).toBe('coupon_unknown');
  expect(codeOf(await shop.order(buyer, { coupon_code: 'FORYOU' }))).toBe('ok');
});

test('MON-04 the list says how often this customer can still use a coupon', async () => {
  const { sql } = shop;
  await addCoupon(sql, { id: 21, code: 'THRICE', perCustomer: 3 });
  const [buyer, other] = [await customerWith(1), await customerWith(1)];
  const usesLeft = async (visitor: Buyer | null, code = 'THRICE') =>
    (await listed(visitor)).find((coupon) => coupon.code === code)?.uses_left;
  await expect.poll(() => usesLeft(buyer)).toBe(3);
  expect(codeOf(await shop.order(buyer, { coupon_code: 'THRICE' }))).toBe('ok');
  expect([await usesLeft(buyer), await usesLeft(other), await usesLeft(null)]).toEqual([2, 3, 3]);
  expect(await usesLeft(buyer, 'TENTH')).toBeNull();
});

test('CHK-09 a coupon is refused for an empty cart', async () => {
  expect(codeOf(await apply(await shop.customer(), 'TENTH'))).toBe('cart_empty');
});

test('T17 of two hundred guesses ten are checked, on every endpoint, and a valid code does not count', async () => {
  const buyer = await customerWith(1);
  const right = await Promise.all(Array.from({ length: 9 }, () => apply(buyer, 'TENTH')));
  expect(right.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const guess = (at: number) => {
    const code = `GUESS${at}`;
    if (at % 3 === 0) return apply(buyer, code);
    return at % 3 === 1
      ? shop.quote(buyer, { coupon_code: code })
      : shop.place(buyer, { coupon_code: code, order_amount: 13 });
  };
  const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => guess(at)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(190);
  const last = await apply(buyer, 'TENTH');
  expect([last.statusCode, Number(last.headers['retry-after'])]).toEqual([429, 600]);
});
