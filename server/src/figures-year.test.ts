import type { Figures } from '@rialto/contract/calls/console/figures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { summarizeFigures } from './domains/figures/summarize-figures.ts';
import { moneyMismatches } from './domains/orders/deciding/waiting-money.sql.ts';
import { orderHooks } from './domains/orders/orders.public.ts';
import { createSandboxProvider } from './domains/payments/sandbox/sandbox-provider.ts';
import { sendRefunds } from './domains/payments/send-refunds.ts';
import { topUpHooks } from './domains/wallet/wallet.public.ts';
import { findBreaches } from './invariants/find-breaches.ts';
import { markDeliveredBy } from './testing/delivered-orders.ts';
import { playOrder, type Time } from './testing/figures/random-year.ts';
import { openYearShop } from './testing/figures/year-shop.ts';
import {
  countRareOrders,
  expectedOf,
  expectedTimesOf,
  readBooks,
  readTimes,
  TIME_ZONE,
  type Book,
  type Filter,
  type OrderTimes,
} from './testing/figures/year-books.ts';
import { seeded } from './testing/money/random.ts';
import type { OrderingShop } from './testing/ordering-shop.ts';
import { addCourierOnShift, addMember } from './testing/people.ts';

const SEED = Number(process.env['FIGURES_SEED'] ?? 20);
const ORDERS = Number(process.env['FIGURES_ORDERS'] ?? 90);
const time: Time = { now: new Date('2026-01-01T00:00:00Z') };
const random = seeded(SEED);
let shop: OrderingShop;
let manager: { authorization: string };
let books: Book[];
let times: OrderTimes[];

beforeAll(async () => {
  const opened = await openYearShop(time);
  ({ shop, manager } = opened);
  const year = { ...opened, time, random, sendRefunds: sendRefundsNow };
  for (let count = 0; count < ORDERS; count += 1) await playOrder(year);
  time.now = new Date('2027-06-01T00:00:00Z');
  await readYear();
}, 180_000);
afterAll(() => shop.close());

async function sendRefundsNow(): Promise<void> {
  const clock = () => time.now;
  const fail = (fault: unknown): never => {
    throw new Error('A refund was not sent', { cause: fault });
  };
  const provider = createSandboxProvider({ db: shop.sql, clock, publicUrl: 'http://shop.example' });
  const hooks = { orders: orderHooks, topUps: topUpHooks };
  await sendRefunds({ db: shop.sql, clock, log: { warn: fail, error: fail }, hooks }, [provider]);
}

async function readYear(): Promise<void> {
  [books, times] = [await readBooks(shop.sql), await readTimes(shop.sql)];
}

const read = async ({ from, to, storeId, zoneId }: Filter): Promise<Figures> => {
  const places = `${storeId ? `&store_id=${storeId}` : ''}${zoneId ? `&zone_id=${zoneId}` : ''}`;
  const answer = await shop.get(`/console/figures?from=${from}&to=${to}${places}`, manager);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Figures>();
};

function randomDays(): { from: string; to: string } {
  const first = Date.parse('2025-12-20T00:00:00Z') + random.below(370) * 86_400_000;
  const last = first + random.below(random.from([1, 7, 31, 200])) * 86_400_000;
  return { from: new Date(first).toISOString().slice(0, 10), to: new Date(last).toISOString().slice(0, 10) };
}

const cents = (amount: number) => Math.round(amount * 100);
const year = { from: '2025-12-31', to: '2027-02-28' };

/** The whole year, by place, and random ranges of it. */
async function expectToAgree(): Promise<void> {
  // Later than anything is kept in memory.
  time.now = new Date(time.now.getTime() + 600_000);
  const filters: Filter[] = [
    year,
    ...[1, 2, 3].map((storeId) => ({ ...year, storeId })),
    ...[1, 2].map((zoneId) => ({ ...year, zoneId })),
    ...Array.from({ length: 60 }, () => ({
      ...randomDays(),
      ...(random.isLucky(0.3) && { storeId: 1 + random.below(3) }),
    })),
  ];
  for (const filter of filters) {
    const { totals, books: told, series } = await read(filter);
    const { sales, refunded, received, paid_back } = expectedOf(books, filter);
    const found = {
      sales: totals.sales,
      refunded: totals.refunded,
      received: told.received,
      paid_back: told.paid_back,
    };
    expect(found, JSON.stringify(filter)).toEqual({ sales, refunded, received, paid_back });
    expect(told.difference, JSON.stringify(filter)).toBe(0);
    expect(totals, JSON.stringify(filter)).toMatchObject(expectedTimesOf(times, filter));
    const { goods, discounts, tax, fees, tips } = totals;
    expect(cents(goods) - cents(discounts) + cents(tax) + cents(fees) + cents(tips)).toBe(cents(sales));
    expect(series.reduce((total, bucket) => total + cents(bucket.sales), 0)).toBe(cents(sales));
    expect(series.reduce((total, bucket) => total + cents(bucket.refunded), 0)).toBe(cents(refunded));
  }
}

test('OPS-11 figures agree with the ledger to the cent over a random year, in any range, by store and zone', async () => {
  await expectToAgree();
  const { totals, books: told } = await read(year);
  expect(totals.delivered).toBeGreaterThan(ORDERS / 2);
  const { refunded, cancelled, tips, fees, discounts } = totals;
  const { wallet, online } = told.paid_back;
  // Everything that could disagree was there.
  expect(
    Math.min(...Object.values(told.received), wallet, online, refunded, cancelled, tips, fees, discounts),
  ).toBeGreaterThan(0);
  expect(Object.values(await countRareOrders(shop.sql))).not.toContain(0);
  expect(await findBreaches(shop.sql)).toEqual([]);
  expect(await moneyMismatches(shop.sql, new Date(year.from))).toEqual([]);
}, 60_000);

/** Adds up all days that are over. */
async function summarize(timeZone = TIME_ZONE): Promise<number> {
  const run = () => summarizeFigures(shop.sql, { now: time.now, timeZone });
  let total = await run();
  await expect.poll(olderTransactionsEnded).toBe(true);
  for (;;) {
    const count = await run();
    if (count === 0) return total;
    total += count;
  }
}

/** Nothing is added up while a transaction runs that is older than the closing; those of other databases count too. */
async function olderTransactionsEnded(): Promise<boolean | undefined> {
  const [state] = await shop.sql<{ isOver: boolean }[]>`
    select pg_snapshot_xmin(pg_current_snapshot()) > marked_since as "isOver" from figure_state`;
  return state?.isOver;
}

/** All figures of the year but the moment they were computed at. */
async function wholeYear() {
  const { as_of: _, ...figures } = await read(year);
  const items = (await shop.get(`/console/figures/items?from=${year.from}&to=${year.to}`, manager)).json<unknown>();
  return { figures, items };
}

test('OPS-11 days that are added up give the same figures as the rows, and agree with the ledger to the cent', async () => {
  const before = await wholeYear();
  expect(await summarize()).toBeGreaterThan(365);
  expect(await summarize()).toBe(0);
  await expectToAgree();
  expect(await wholeYear()).toEqual(before);
  // The days are read, not the rows.
  await shop.sql`update figure_sums set sales_minor = sales_minor + 1 where delivered > 0`;
  time.now = new Date(time.now.getTime() + 600_000);
  expect((await read(year)).books.difference).toBeGreaterThan(0);
  await shop.sql`update figure_sums set sales_minor = sales_minor - 1 where delivered > 0`;
}, 60_000);

test('OPS-11 a late change of an old day counts at once, and also after the day was added up again', async () => {
  const { sql } = shop;
  const late = new Date(time.now);
  const buyers = await Promise.all(Array.from({ length: 2 }, () => shop.customer()));
  time.now = new Date('2026-05-05T10:00:00Z');
  const played = { shop, time, random, buyers, manager, sendRefunds: sendRefundsNow };
  for (let count = 0; count < 6; count += 1) await playOrder(played);
  const guest = await shop.guest();
  const unwanted = await shop.order(guest, { buy_now: { item_id: 1, quantity: 1 } }, 'unwanted');
  expect(unwanted.statusCode, unwanted.body).toBe(200);
  const canceled = await shop.cancel(guest, unwanted.json<{ order_id: number }>().order_id);
  expect(canceled.statusCode, canceled.body).toBe(200);
  time.now = late;
  // Money that comes in after the delivery, and an order that disappears.
  const [paid] = await sql<{ id: number }[]>`
    select o.id from orders o where o.status = 'delivered' and o.payment_method = 'cash_on_delivery' order by o.id limit 1`;
  await sql`update orders set total_minor = total_minor + 5, tip_minor = tip_minor + 5 where id = ${paid?.id ?? 0}`;
  await sql`
    insert into ledger_entries (unit, cause, reason, from_account, to_account, order_id, amount, created_at)
    values ('money', 'late:1', 'late_money', 'cash', 'shop', ${paid?.id ?? 0}, 5, '2026-12-01T00:00:00Z')`;
  const gone = await sql<{ id: number }[]>`
    delete from orders where id = (select o.id from orders o where o.status = 'canceled'
      and not exists (select from ledger_entries e where e.order_id = o.id) order by o.id limit 1) returning id`;
  expect([paid, ...gone]).toHaveLength(2);
  const { late: formerlyLate } = (await read(year)).totals;
  const [other] = await sql<{ id: number }[]>`
    update orders set promised_from = created_at, promised_until = created_at
    where id = (select o.id from orders o where o.status = 'delivered' and o.promised_until is null
      and o.id <> ${paid?.id ?? 0} order by o.id limit 1) returning id`;
  await readYear();
  await expectToAgree();
  const before = await wholeYear();
  expect([other === undefined, before.figures.totals.late]).toEqual([false, formerlyLate + 1]);
  expect(await summarize()).toBeGreaterThan(2);
  expect(await sql`select from figure_marks`).toHaveLength(0);
  await expectToAgree();
  expect(await wholeYear()).toEqual(before);
  // Without any day that is added up, the rows say the same.
  await sql`delete from figure_days`;
  time.now = new Date(time.now.getTime() + 600_000);
  expect(await wholeYear()).toEqual(before);
}, 60_000);

test('OPS-11 another time zone of the shop forgets the days of the former one', async () => {
  const { sql } = shop;
  await summarize();
  await summarize('Asia/Kathmandu');
  const [state] = await sql<{ zone: string; days: number }[]>`
    select time_zone as zone, (select count(*) from figure_days) as days from figure_state`;
  expect(state?.zone).toBe('Asia/Kathmandu');
  expect(state?.days).toBeGreaterThan(365);
  await expectToAgree();
}, 60_000);

test('OPS-11 the stores, zones, payment methods and days of a period add up to its totals', async () => {
  const { totals, stores, zones, methods, series } = await read({ from: '2026-04-01', to: '2026-06-30' });
  const sum = (rows: { sales: number }[]) => rows.reduce((total, row) => total + cents(row.sales), 0);
  for (const rows of [stores, zones, methods, series]) expect(sum(rows)).toBe(cents(totals.sales));
  for (const rows of [stores, zones, series])
    for (const field of ['placed', 'cancelled', 'delivered', 'late'] as const)
      expect(rows.reduce((total, row) => total + row[field], 0)).toBe(totals[field]);
  expect(series).toHaveLength(91);
});

test('OPS-11 days and hours are those of the shop, also when its clocks change', async () => {
  const starts = async (from: string, to = from) => (await read({ from, to })).series.map(({ starts_at }) => starts_at);
  // In Cairo the clocks skip midnight in April and repeat the hour before midnight in October.
  expect((await starts('2026-04-24'))[0]).toBe('2026-04-23T22:00:00.000Z');
  expect(await starts('2026-04-24')).toHaveLength(23);
  expect(await starts('2026-10-29')).toHaveLength(25);
  expect(await starts('2026-04-22', '2026-04-25')).toEqual([
    '2026-04-21T22:00:00.000Z',
    '2026-04-22T22:00:00.000Z',
    '2026-04-23T22:00:00.000Z',
    '2026-04-24T21:00:00.000Z',
  ]);
});

test.each([
  ['from=2026-03-02&to=2026-03-01', 422],
  ['from=2026-02-30&to=2026-03-01', 422],
  ['from=2020-01-01&to=2026-03-01', 422],
  ['from=2026-03-01', 422],
])('OPS-11 the period %s is refused', async (query, status) => {
  expect((await shop.get(`/console/figures?${query}`, manager)).statusCode).toBe(status);
});

test('OPS-11 T58 staff of a store get the figures of their stores only, and another store is as unknown as none', async () => {
  const { sql } = shop;
  const member = await addMember(sql, { role: 'store', storeIds: [2], now: time.now });
  const period = 'from=2026-01-01&to=2026-12-31';
  const own = (await shop.get(`/console/figures?${period}`, member)).json<Figures>();
  const ofStore = await read({ from: '2026-01-01', to: '2026-12-31', storeId: 2 });
  expect(own.stores.map(({ id }) => id)).toEqual([2]);
  expect(own.totals).toEqual(ofStore.totals);
  expect(own.books).toEqual(ofStore.books);
  for (const path of ['', '/items', '/shifts']) {
    const asked = (id: number) => shop.get(`/console/figures${path}?${period}&store_id=${id}`, member);
    const [other, unknown] = [await asked(1), await asked(999)];
    expect([other.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(other.body).toBe(unknown.body);
    expect((await asked(2)).statusCode).toBe(200);
  }
  const items = (await shop.get(`/console/figures/items?${period}`, member)).json<{ items: { item_id: number }[] }>();
  expect(items.items.map((item) => item.item_id)).toEqual([2]);
  const places = (await shop.get('/console/figures/places', member)).json<{ stores: { id: number }[] }>();
  expect(places.stores.map(({ id }) => id)).toEqual([2]);
});

test('OPS-11 the items that sold most come with what they brought in', async () => {
  const answer = await shop.get('/console/figures/items?from=2026-01-01&to=2027-02-28', manager);
  const { items } = answer.json<{ items: { item_id: number; quantity: number; sales: number }[] }>();
  // After the discounts of the lines, before coupons.
  const [sold] = await shop.sql<{ minor: number }[]>`
    select sum(o.items_minor + o.add_ons_minor - o.discount_minor)::int as minor from orders o
    where exists (select from order_status_log g where g.order_id = o.id and g.status = 'delivered')`;
  expect(items.map((item) => item.sales)).toEqual(items.map((item) => item.sales).toSorted((a, b) => b - a));
  expect(items.reduce((total, item) => total + cents(item.sales), 0)).toBe(sold?.minor);
});

test('OPS-11 the cash of a shift is what its courier collected', async () => {
  const { sql } = shop;
  const courier = await addCourierOnShift(sql);
  const [order] = await sql<{ id: number; cash: number }[]>`
    select o.id, o.total_minor - o.wallet_minor as cash from orders o
    where o.payment_method = 'cash_on_delivery' and o.status = 'delivered' order by o.id limit 1`;
  const { id: orderId = 0, cash: cashMinor = 0 } = order ?? {};
  const at = new Date('2026-05-01T12:00:00Z');
  await markDeliveredBy(sql, courier.id, orderId, at);
  await sql`
    update assignments set cash_minor = ${cashMinor},
      shift_id = (select id from courier_shifts where courier_id = ${courier.id}) where order_id = ${orderId}`;
  const answer = await shop.get('/console/figures/shifts?from=2026-05-01&to=2026-05-01', manager);
  const cash = cashMinor / 100;
  expect(answer.json()).toMatchObject({ shifts: [{ courier_id: courier.id, deliveries: 1, cash, ended_at: null }] });
});
